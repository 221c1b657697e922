import type { ReactNode } from "react";
import { Component } from "react";
import { useTranslation } from "react-i18next";

/** Keeps a failing part from taking the page down. `quiet` shows nothing in its place. */
export class ErrorBoundary extends Component<{ children: ReactNode; quiet?: boolean }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.quiet === true ? null : <FailedPart />;
  }
}

function FailedPart(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-xl px-6 py-24 text-center" role="alert">
      <p>{t("failed.text")}</p>
      <button type="button" className="mt-4 underline" onClick={() => window.location.reload()}>
        {t("failed.retry")}
      </button>
    </div>
  );
}
