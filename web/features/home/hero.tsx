import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AwardPicture } from "../../illustrations/award.tsx";
import { DashboardPicture } from "../../illustrations/dashboard.tsx";
import { DashboardMobilePicture } from "../../illustrations/dashboard-mobile.tsx";
import { CheckIcon, PlayIcon } from "../../illustrations/icons.tsx";
import { askChat } from "../../lib/chat-events.ts";
import { useHref } from "../../lib/page.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Container } from "../../ui/section.tsx";
import { AskForm } from "./ask-form.tsx";

const TICKS = ["trial", "card", "cancel"] as const;
const SUGGESTIONS = ["alert", "cost", "fall"] as const;

export function Hero(props: { onWatchDemo: () => void; onDemoIntent: () => void }): ReactNode {
  const { t } = useTranslation("home");
  const href = useHref();
  const dashboard = t("dashboard", { returnObjects: true });
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Container>
        <div className="hero-words">
          <div className="hero-text">
            <p className="hero-badge">{t("hero.badge")}</p>
            <h1 id="hero-title" className="display-hero">
              {t("hero.title")}
            </h1>
            <p className="lead mt-6 max-w-2xl">{t("hero.subtitle")}</p>
          </div>
          <AwardPicture labels={t("award", { returnObjects: true })} className="hero-award" />
        </div>
        <div className="hero-actions">
          <div className="hero-start">
            <div className="hero-buttons">
              <ButtonLink size="lg" href={href("auth", "?mode=register")} data-track="hero-start-trial">
                {t("hero.start")}
              </ButtonLink>
              <Button
                size="lg"
                look="outline"
                data-track="hero-watch-demo"
                onClick={props.onWatchDemo}
                onPointerEnter={props.onDemoIntent}
                onFocus={props.onDemoIntent}
              >
                <PlayIcon className="size-5" />
                {t("hero.demo")}
              </Button>
            </div>
            <ul className="hero-ticks">
              {TICKS.map((tick) => (
                <li key={tick}>
                  <CheckIcon className="size-5" />
                  {t(`hero.ticks.${tick}`)}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <AskForm source="hero" />
            <ul className="hero-suggestions">
              {SUGGESTIONS.map((suggestion) => (
                <li key={suggestion}>
                  <SuggestedQuestion text={t(`hero.suggestions.${suggestion}`)} />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <DashboardPicture labels={dashboard} className="hero-picture at-wide" />
        <DashboardMobilePicture labels={dashboard} className="hero-picture at-narrow" />
      </Container>
    </section>
  );
}

function SuggestedQuestion({ text }: { text: string }): ReactNode {
  const href = useHref();
  return (
    <a
      className="ask-chip"
      href={href("chat", `?ask=${encodeURIComponent(text)}`)}
      onClick={(event) => {
        event.preventDefault();
        askChat({ text, source: "hero-suggestion" });
      }}
    >
      {text}
    </a>
  );
}
