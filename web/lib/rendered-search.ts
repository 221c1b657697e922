import { useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { usePage } from "./page.ts";

const never = () => () => undefined;

/**
 * The address's query. Until the page has been hydrated it holds `kept` only: the server renders a page without the
 * other values, because each of them would be a page of its own in its cache.
 */
export function useHydratedSearch(kept: readonly string[]): URLSearchParams {
  const { pathname, search: latest } = useLocation();
  const page = usePage();
  const own = useRef(latest);
  // On the way to another page this one is still on screen, and the address is already the other's.
  if (pathname === page.pathname) own.current = latest;
  const search = own.current;
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const parameters = new URLSearchParams(search);
  if (isHydrated) return parameters;
  return new URLSearchParams([...parameters].filter(([name]) => kept.includes(name)));
}
