import { useSetAtom } from "jotai";
import type { FormEvent, ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuthUser } from "#server/contract/auth.ts";
import { userOf } from "../../lib/account.ts";
import { AuthError, callAuth } from "../../lib/auth-api.ts";
import { usePage } from "../../lib/page.ts";
import { refreshUserAtom } from "../../lib/session-user.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../../ui/form-failure.tsx";
import { PhoneField } from "../../ui/phone-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { AccountState } from "./use-account.ts";

type Ready = Extract<AccountState, { kind: "ready" }>;
type Errors = { fullname?: "fullname"; phone?: "phone" | "phoneMissing" };

/** Full name and telephone number. */
export function ProfileForm({ account, change }: Ready): ReactNode {
  const { t } = useTranslation(["dashboard", "registration"]);
  const { locale } = usePage().data;
  const refreshUser = useSetAtom(refreshUserAtom);
  const { user } = account;
  const [fullname, setFullname] = useState(user.name ?? "");
  const [phone, setPhone] = usePhone(user.phone ?? "", locale);
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setState("saving");
    setFailure(null);
    try {
      const { toE164 } = await import("../../lib/phone.ts");
      const number = toE164(phone.number, phone.country);
      const wrong: Errors = {
        ...(fullname.trim() === "" ? { fullname: "fullname" } : {}),
        ...(number === null ? { phone: phone.number.trim() === "" ? "phoneMissing" : "phone" } : {}),
      };
      setErrors(wrong);
      if (number === null || Object.keys(wrong).length > 0) return setState("idle");
      const body = { fullname: fullname.trim(), fullPhone: number.e164 };
      const answer = (await callAuth("/auth/me", { locale, method: "PATCH", body })) as { user: AuthUser };
      change({ user: answer.user });
      refreshUser(userOf({ user: answer.user, subscription: account.subscription }));
      setState("saved");
    } catch (error) {
      setState("idle");
      setFailure((error instanceof AuthError ? error.sentence : null) ?? t("settings.failed"));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state !== "saving") void save();
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit} aria-label={t("settings.profile")}>
      <h3 className="font-semibold">{t("settings.profile")}</h3>
      <TextField
        label={t("settings.name")}
        autoComplete="name"
        required
        value={fullname}
        onChange={(event) => setFullname(event.target.value)}
        error={errors.fullname === undefined ? undefined : t("registration:errors.fullname")}
      />
      <PhoneField
        locale={locale}
        isWanted
        label={t("settings.phone")}
        countryLabel={t("settings.country")}
        error={errors.phone === undefined ? undefined : t(`registration:errors.${errors.phone}`)}
        country={phone.country}
        countryInput={{ onChange: (event) => setPhone({ ...phone, country: event.target.value }) }}
        numberInput={{
          required: true,
          value: phone.number,
          onChange: (event) => setPhone({ ...phone, number: event.target.value }),
        }}
      />
      <FormFailure message={failure} />
      <p role="status" className="font-semibold empty:hidden">
        {state === "saved" ? t("settings.saved") : null}
      </p>
      <Button type="submit" look="dark" className="justify-self-start" aria-disabled={state === "saving"}>
        {t(state === "saving" ? "settings.saving" : "settings.save")}
      </Button>
    </form>
  );
}

/** The stored number split into country and national form once the numbers' library is there. */
function usePhone(stored: string, locale: string) {
  const [phone, setPhone] = useState({ country: "FR", number: stored });
  useEffect(() => {
    let isCurrent = true;
    void import("../../lib/phone.ts").then(({ splitNumber, browserCountry }) => {
      if (!isCurrent) return;
      const split = splitNumber(stored);
      setPhone((known) => {
        if (known.number !== stored) return known;
        return split === null
          ? { country: browserCountry(locale, "FR"), number: stored }
          : { country: split.country, number: split.national };
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [stored, locale]);
  return [phone, setPhone] as const;
}
