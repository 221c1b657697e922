import type { FieldValues, Resolver } from "react-hook-form";

/** Marks a form whose checks could not be fetched; the words are those of a lost connection. */
export const CHECKS_MISSING = "checks-missing";

/** A resolver whose checks are fetched when they are first needed. */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<Resolver<Values, unknown, Output>>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    let resolve: Resolver<Values, unknown, Output>;
    try {
      resolve = await load();
    } catch {
      // Offline, or a new deployment: nothing may be sent unchecked, and nothing typed is lost.
      return { values: {}, errors: { root: { type: CHECKS_MISSING } } } as never;
    }
    return resolve(values, context, options);
  };
}
