import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";

/** What every field of a form is given. `error` is the sentence shown under it; the rest goes to the input. */
export type FieldProps = { label: string; error?: string | undefined; hint?: ReactNode } & Omit<
  ComponentProps<"input">,
  "id" | "className"
>;

/** A labelled input with its hint and error, both announced with it. */
export function TextField({ label, error, hint, ...input }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input id={id} className="field-input" {...fieldAccess({ id, error, hint })} {...input} />
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

/** Attributes that tie an input to its notes. */
export function fieldAccess({ id, error, hint }: { id: string; error: string | undefined; hint?: ReactNode }) {
  const described = [error === undefined ? "" : `${id}-error`, hint === undefined ? "" : `${id}-hint`];
  const ids = described.filter((part) => part !== "").join(" ");
  return { "aria-invalid": error !== undefined, ...(ids === "" ? {} : { "aria-describedby": ids }) };
}

/** Hint and error under a field. */
export function FieldNotes({
  id,
  error,
  hint,
}: {
  id: string;
  error: string | undefined;
  hint?: ReactNode;
}): ReactNode {
  return (
    <>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {hint === undefined ? null : (
        <div id={`${id}-hint`} className="field-hint">
          {hint}
        </div>
      )}
    </>
  );
}
