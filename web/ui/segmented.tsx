import type { ReactNode } from "react";

/** One choice of a segmented control; `note` is a short addition such as a discount. */
export type Segment<Value extends string> = { value: Value; label: string; note?: string };

/** A choice between two or three short options: a group of radio buttons that looks like one control, and works as a plain form field. */
export function Segmented<Value extends string>(props: {
  name: string;
  legend: string;
  value: Value;
  options: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  describedBy?: string;
}): ReactNode {
  const { name, legend, value, options, onChange, describedBy } = props;
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="field-label">{legend}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.note === undefined ? null : <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
