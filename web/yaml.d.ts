declare module "*.yaml" {
  import type { Facts } from "#knowledge/schema.ts";

  const value: Pick<Facts, "interface">;
  export default value;
}
