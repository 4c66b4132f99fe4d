import { inlineHashes } from "./security-headers.ts";
import type { Workshop } from "./workshop.ts";

type Status = 404 | 500 | 503;
type Words = { status: Status; title: string; texts: readonly string[] };

const command = (text: string) => `<code>pnpm ${text}</code>`;

const words: Readonly<Record<Workshop["build"], Words>> = {
  "under way": {
    status: 503,
    title: "The workshop is being built",
    texts: [
      "The design system’s components, patterns and documents will stand here within a minute. This page opens them by itself.",
      "It builds again only when their sources have changed. The portal itself runs already.",
    ],
  },
  failed: {
    status: 500,
    title: "The workshop could not be built",
    texts: [
      `${command("storybook:build")} says why. Once it has built, this address shows it.`,
      "The portal itself runs.",
    ],
  },
  none: {
    status: 404,
    title: "The workshop has not been built",
    texts: [`${command("start")} builds it in the background, ${command("storybook:build")} now.`],
  },
};

// The colours of packages/ui/src/theme/tokens.css, for a page without stylesheets.
const style = `<style>
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;
--paper:oklch(.985 .004 85);--ink:oklch(.25 .01 85);--muted:oklch(.45 .012 85);
--brand:oklch(.45 .11 155);--soft:oklch(.945 .028 155);--focus:oklch(.5 .19 258)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(.19 .006 85);--ink:oklch(.93 .006 85);
--muted:oklch(.75 .01 85);--brand:oklch(.77 .11 155);--soft:oklch(.29 .04 155);--focus:oklch(.76 .13 250)}}
body{margin:0;border-top:4px solid var(--brand);background:var(--paper);color:var(--ink)}
main{display:grid;align-content:center;min-height:80vh;max-width:34rem;margin:0 auto;padding:1rem}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 1rem}
.of{margin:0 0 .25rem;color:var(--muted)}code{padding:.1em .3em;background:var(--soft);overflow-wrap:anywhere}
a{display:inline-block;padding:.75rem 0;color:var(--brand)}a:focus-visible{outline:3px solid var(--focus)}
</style>`;

// Polls while the page is visible, and reloads only once Storybook is there, so that nothing flickers and the
// focus stays.
const asking = `<script>
const ask=async()=>{
const answer=document.hidden?undefined:await fetch(location.href,{method:"HEAD",cache:"no-store"}).catch(()=>undefined);
if(answer&&answer.status!==503)location.reload();else setTimeout(ask,1500)};
setTimeout(ask,1500)
</script>`;

/** The policy of a page with inline style and script that fetches only from this server. */
const pageOnly = (html: string): string =>
  [
    "default-src 'none'",
    ["script-src", ...inlineHashes(html, "script")].join(" "),
    ["style-src", ...inlineHashes(html, "style")].join(" "),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The page at `/storybook` while there is no Storybook, with its policy. */
export function workshopPage(build: Workshop["build"]): {
  status: Status;
  html: string;
  policy: string;
} {
  const { status, title, texts } = words[build];
  const html = `<!doctype html>
<html lang="en-NG"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Polyportal</title>${style}</head>
<body><main><div><p class="of">Polyportal’s design system</p><h1>${title}</h1>
${texts.map((text) => `<p>${text}</p>`).join("\n")}
<a href="">Look again</a></div></main>${build === "under way" ? asking : ""}</body></html>`;
  return { status, html, policy: pageOnly(html) };
}
