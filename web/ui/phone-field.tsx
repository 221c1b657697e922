import type { ComponentProps, ReactNode } from "react";
import { useEffect, useId, useState } from "react";
import type { Country } from "../lib/phone.ts";
import { FieldNotes, fieldAccess } from "./text-field.tsx";

/**
 * A telephone number: country selector and number. Until the list of countries has been fetched the selector holds the
 * chosen one only, so that the server's markup and the browser's are the same.
 */
export function PhoneField(props: {
  locale: string;
  /** Fetches the list of countries; true once the visitor turns to the form. */
  isWanted: boolean;
  label: string;
  countryLabel: string;
  error?: string | undefined;
  /** Code of the country chosen, e.g. `FR`. */
  country: string;
  countryInput: ComponentProps<"select">;
  numberInput: ComponentProps<"input">;
}): ReactNode {
  const { locale, isWanted, label, countryLabel, error, country, countryInput, numberInput } = props;
  const id = useId();
  const countries = useCountries(locale, isWanted);
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="flex gap-2">
        <select
          aria-label={countryLabel}
          autoComplete="off"
          className="field-input w-28 shrink-0 sm:w-40"
          {...countryInput}
          value={country}
        >
          {countries === null ? (
            <option value={country}>{country}</option>
          ) : (
            countries.map(({ code, name, callingCode }) => (
              <option key={code} value={code}>{`${name} (+${callingCode})`}</option>
            ))
          )}
        </select>
        <input
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className="field-input min-w-0 flex-1"
          {...fieldAccess({ id, error })}
          {...numberInput}
        />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

function useCountries(locale: string, isWanted: boolean): Country[] | null {
  const [countries, setCountries] = useState<Country[] | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import("../lib/phone.ts").then(
      ({ listCountries }) => {
        if (isCurrent) setCountries(listCountries(locale));
      },
      // Without the list a number with its own country code still works.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, isWanted]);
  return countries;
}
