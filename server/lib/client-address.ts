import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Hexadecimal groups of an IPv6 address that name its network (64 bits); the rest changes from device to device. */
const NETWORK_GROUPS = 4;

/**
 * Key under which a caller is counted: the IPv4 address, or the /64 network of an IPv6 address.
 * @param trustProxy true takes the last entry of X-Forwarded-For, the one our own reverse proxy added
 */
export function clientKey(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return addressKey(forwarded ?? socketAddress(c) ?? "unknown");
}

/** Requests made in process (tests) have no socket. */
function socketAddress(c: Context): string | undefined {
  const hasSocket = (c.env as { incoming?: unknown } | undefined)?.incoming !== undefined;
  return hasSocket ? getConnInfo(c).remote.address : undefined;
}

/** An address shortened to what one household or office shares, so that privacy addresses do not escape a limit. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address.slice(0, 64);
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  if (tail !== undefined) groups.push(...Array(Math.max(0, 8 - groups.length - after.length)).fill("0"), ...after);
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}
