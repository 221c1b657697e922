import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FieldReason } from "./check.ts";
import type { ContactValues } from "./draft.ts";

/** A labelled field of the contact form with its error. */
export function Field(props: {
  name: keyof ContactValues;
  /** What the field begins with; afterwards it keeps its own text. */
  initial: string;
  error: FieldReason | undefined;
  label: string;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  inputMode?: "numeric";
  isRequired?: boolean;
  isLong?: boolean;
}): ReactNode {
  const {
    name,
    initial,
    error,
    label,
    type = "text",
    autoComplete = "off",
    inputMode,
    isRequired = false,
    isLong = false,
  } = props;
  const { t } = useTranslation("contact");
  const id = `contact-${name}`;
  const access = {
    id,
    className: "field-input",
    "aria-required": isRequired,
    "aria-invalid": error !== undefined,
    ...(error === undefined ? {} : { "aria-describedby": `${id}-error` }),
    name,
    defaultValue: initial,
  };
  return (
    <div className={isLong ? "sm:col-span-2" : undefined}>
      <label htmlFor={id} className="field-label">
        {label}
        {isRequired ? null : <span className="font-normal text-soft"> ({t("fields.optional")})</span>}
      </label>
      {isLong ? (
        <textarea {...access} rows={6} />
      ) : (
        <input
          {...access}
          type={type}
          autoComplete={autoComplete}
          {...(inputMode === undefined ? {} : { inputMode })}
        />
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="field-error">
          {t(`errors.${error}`)}
        </p>
      )}
    </div>
  );
}
