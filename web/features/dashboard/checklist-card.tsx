import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChecklistItem } from "#server/contract/account.ts";
import { callApi } from "../../lib/api.ts";
import { Card } from "./parts.tsx";

const ITEMS: readonly ChecklistItem[] = ["app", "contacts", "device", "first-alert", "colleagues"];

/** The first steps. A tick shows at once and is taken back when the server could not keep it. */
export function ChecklistCard(props: { done: ChecklistItem[]; onChange: (done: ChecklistItem[]) => void }): ReactNode {
  const { t } = useTranslation("dashboard");
  const { done, onChange } = props;
  const [hasFailed, setHasFailed] = useState(false);
  const tick = async (item: ChecklistItem, isDone: boolean): Promise<void> => {
    setHasFailed(false);
    onChange(ITEMS.filter((other) => (other === item ? isDone : done.includes(other))));
    try {
      await callApi(`/api/account/checklist/${item}`, { method: "PUT", body: { done: isDone } });
    } catch {
      onChange(done);
      setHasFailed(true);
    }
  };
  return (
    <Card title={t("checklist.title")}>
      <p className="mt-1 text-soft">{t("checklist.progress", { done: done.length, all: ITEMS.length })}</p>
      <ul className="mt-4">
        {ITEMS.map((item) => (
          <li key={item} className="border-t border-line">
            <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-ink"
                checked={done.includes(item)}
                onChange={(event) => void tick(item, event.target.checked)}
              />
              <span className={done.includes(item) ? "text-soft line-through" : ""}>{t(`checklist.${item}`)}</span>
            </label>
          </li>
        ))}
      </ul>
      {hasFailed ? (
        <p role="alert" className="field-error">
          {t("checklist.failed")}
        </p>
      ) : null}
    </Card>
  );
}
