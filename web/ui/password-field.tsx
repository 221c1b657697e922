import type { ReactNode } from "react";
import { useId, useState } from "react";
import type { PasswordStrength } from "../lib/password-strength.ts";
import type { FieldProps } from "./text-field.tsx";
import { FieldNotes, fieldAccess } from "./text-field.tsx";

/** A password with a button that shows it. Pasting and password managers work as in any other field. */
export function PasswordField({
  label,
  error,
  hint,
  showLabel,
  hideLabel,
  ...input
}: FieldProps & { showLabel: string; hideLabel: string }): ReactNode {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className="field-input pe-24"
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          {...fieldAccess({ id, error, hint })}
          {...input}
        />
        <button
          type="button"
          className="absolute inset-y-0 end-0 min-w-11 px-4 text-sm font-semibold underline underline-offset-4"
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? hideLabel : showLabel}
        </button>
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

/** Bars and a word for a password's strength; the word is announced when typing pauses on it. */
export function StrengthHint({ strength, label }: { strength: PasswordStrength; label: string }): ReactNode {
  return (
    <div className="mt-2 flex items-center gap-3">
      <span className="flex flex-1 gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-full border border-soft ${step <= strength ? "bg-ink" : ""}`}
          />
        ))}
      </span>
      <output className="text-sm text-soft">{label}</output>
    </div>
  );
}
