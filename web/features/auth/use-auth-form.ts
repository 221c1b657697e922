import type { SyntheticEvent } from "react";
import { useState } from "react";
import type { FieldValues, Path, Resolver, UseFormReturn } from "react-hook-form";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AuthError } from "../../lib/auth-api.ts";
import { useFormPrefill } from "../../lib/form-prefill.ts";
import { lazyResolver } from "../../lib/form-resolver.ts";

type Schema = typeof import("./schema.ts");

/** A form of the sign-in screen: checks fetched on first use, one send at a time, the server's own words on failure. */
export function useAuthForm<Values extends FieldValues>(options: {
  resolver: (schema: Schema) => Resolver<Values, unknown, Values>;
  /** What is known of the values, now or later. */
  known: Partial<Record<Path<Values>, string | undefined>>;
  /** Throws `AuthError` with the sentence to show, or none. */
  send: (values: Values) => Promise<void>;
  /** Shown when the server has no sentence. */
  fallback: string;
}): {
  form: UseFormReturn<Values, unknown, Values>;
  submit: (event: SyntheticEvent) => void;
  isSending: boolean;
  failure: string | null;
  turnTo: () => void;
} {
  const { resolver, known, send, fallback } = options;
  const { t } = useTranslation("registration");
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const form = useForm<Values, unknown, Values>({
    resolver: lazyResolver(async () => resolver(await import("./schema.ts"))),
  });
  useFormPrefill(form, known);
  const run = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      setFailure((error instanceof AuthError ? error.sentence : null) ?? fallback);
    }
  });
  return {
    form,
    isSending,
    failure: form.formState.errors.root === undefined ? failure : t("errors.network"),
    turnTo: () => void import("./schema.ts").catch(() => undefined),
    submit: (event) => {
      event.preventDefault();
      if (isSending) return;
      setIsSending(true);
      void run(event).finally(() => setIsSending(false));
    },
  };
}
