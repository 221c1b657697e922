type SchemaModule = typeof import("./schema.ts");

let loading: Promise<SchemaModule> | undefined;

/** The checks of the form, fetched once the visitor turns to it: zod and the telephone numbers weigh more than the page. */
export function loadSchema(): Promise<SchemaModule> {
  loading ??= import("./schema.ts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
