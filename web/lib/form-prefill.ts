import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * Fills fields that are still empty with what is known, also when it becomes known after the form is on screen: the
 * address's values are there only after hydration.
 */
export function useFormPrefill<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  known: Partial<Record<Path<Values>, string | undefined>>,
): void {
  const text = JSON.stringify(known);
  useEffect(() => {
    for (const [name, value] of Object.entries<string>(JSON.parse(text) as Record<string, string>)) {
      const path = name as Path<Values>;
      const present: unknown = form.getValues(path);
      if (present === undefined || present === "") form.setValue(path, value as PathValue<Values, Path<Values>>);
    }
  }, [form, text]);
}
