import "./styles/site.css";
import { createStore } from "jotai";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import interfaceFacts from "#knowledge/facts/interface.yaml";
import type { PageData } from "#server/contract/page.ts";
import { loadSecondaryFonts } from "./lib/fonts.ts";
import { pageFromData } from "./lib/navigation.ts";
import { Site } from "./site.tsx";

const { appRenderDelayMs, loaderFadeMs, secondaryFontsDelayMs } = interfaceFacts.interface;

async function start(): Promise<void> {
  const root = document.getElementById("app");
  const block = document.getElementById("page-data");
  if (root === null || block === null) throw new Error("the document has no #app or no #page-data");
  const data = JSON.parse(block.textContent ?? "") as PageData;
  const first = await pageFromData(window.location.pathname, data);
  const site = (
    <BrowserRouter>
      <Site first={first} store={createStore()} />
    </BrowserRouter>
  );
  if (root.dataset.prerendered === "true") {
    hydrateRoot(root, site, { onRecoverableError: (error) => console.error(error) });
  } else {
    renderAfterLoader(root, site);
  }
  setTimeout(loadSecondaryFonts, secondaryFontsDelayMs);
}

/** Start of a page that the server could not render: the loader fades out, the app appears (specification section 4). */
function renderAfterLoader(root: HTMLElement, site: React.ReactNode): void {
  const loader = document.getElementById("loader");
  setTimeout(() => {
    createRoot(root).render(site);
    if (loader === null) return;
    loader.style.setProperty("--loader-fade", `${loaderFadeMs}ms`);
    loader.classList.add("is-leaving");
    setTimeout(() => loader.remove(), loaderFadeMs);
  }, appRenderDelayMs);
}

void start();
