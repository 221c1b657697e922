import { useSetAtom } from "jotai";
import type { FormEvent, ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api.ts";
import { useHref } from "../../lib/page.ts";
import { signOutAtom } from "../../lib/session-user.ts";
import { removeStored } from "../../lib/storage.ts";
import { showToast } from "../../lib/toast.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Card } from "./parts.tsx";

/** The person's rights: a copy of everything, and the end of everything. */
export function DataCard({ email, leaveFor }: { email: string; leaveFor: (path: string) => void }): ReactNode {
  const { t } = useTranslation("dashboard");
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Card title={t("data.title")}>
      <p className="mt-3 text-soft">{t("data.downloadText")}</p>
      <Button
        look="outline"
        className="mt-3"
        onClick={() => {
          setHasFailed(false);
          void download().catch(() => setHasFailed(true));
        }}
      >
        {t("data.download")}
      </Button>
      {hasFailed ? (
        <p role="alert" className="field-error">
          {t("data.downloadFailed")}
        </p>
      ) : null}
      <details className="mt-8 border-t border-line pt-4">
        <summary className="cursor-pointer py-2 font-semibold text-alert">{t("data.delete")}</summary>
        <DeleteForm email={email} leaveFor={leaveFor} />
      </details>
    </Card>
  );
}

/** Fetched with the token and then handed to the browser: a plain link could not carry it. */
async function download(): Promise<void> {
  const data = await callApi<unknown>("/api/account/export");
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "alerio-data.json";
  link.click();
  URL.revokeObjectURL(url);
}

function DeleteForm({ email, leaveFor }: { email: string; leaveFor: (path: string) => void }): ReactNode {
  const { t } = useTranslation("dashboard");
  const href = useHref();
  const signOut = useSetAtom(signOutAtom);
  const [typed, setTyped] = useState("");
  const [state, setState] = useState<"idle" | "deleting" | "failed">("idle");
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const erase = async (): Promise<void> => {
    setState("deleting");
    try {
      await callApi("/api/account", { method: "DELETE", body: { confirm: typed } });
    } catch {
      return setState("failed");
    }
    showToast({ layer: "page", kind: "success", text: t("data.deleted") });
    // First away from here: without a user this page would go to sign-in.
    leaveFor(href("home"));
    signOut();
    removeStored("accessToken");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed && state !== "deleting") void erase();
  };
  return (
    <form noValidate className="mt-2 grid gap-4" onSubmit={submit} aria-label={t("data.delete")}>
      <p>{t("data.deleteText")}</p>
      <TextField
        label={t("data.confirm", { email })}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={state === "failed" ? t("data.failed") : undefined}
      />
      <Button
        type="submit"
        look="dark"
        className="justify-self-start"
        disabled={!isConfirmed}
        aria-disabled={state === "deleting"}
      >
        {t(state === "deleting" ? "data.deleting" : "data.really")}
      </Button>
    </form>
  );
}
