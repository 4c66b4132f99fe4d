/** The card page's look: the portal's colours (packages/ui, tokens.css) on a page that needs no build. */
export const stylesheet = `
:root {
  --paper: oklch(0.985 0.004 85); --raised: oklch(0.998 0.002 85); --ink: oklch(0.25 0.01 85);
  --muted: oklch(0.45 0.012 85); --line: oklch(0.885 0.008 85); --line-strong: oklch(0.6 0.012 85);
  --brand: oklch(0.45 0.11 155); --brand-strong: oklch(0.37 0.095 155); --on-brand: oklch(0.99 0.004 85);
  --clay: oklch(0.5 0.12 45); --clay-soft: oklch(0.953 0.028 60);
  --fail: oklch(0.455 0.18 25); --fail-soft: oklch(0.94 0.03 18); --focus: oklch(0.5 0.19 258);
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
header {
  padding: 12px 16px; background: var(--clay-soft);
  border-bottom: 1px solid var(--clay); text-align: center;
}
main { max-width: 480px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { margin: 0 0 16px; font-size: 1.75rem; line-height: 2.125rem; }
h2 { margin: 32px 0 8px; font-size: 1.125rem; line-height: 1.625rem; }
p { margin: 0 0 12px; }
dl {
  margin: 0 0 24px; padding: 4px 16px; background: var(--raised);
  border: 1px solid var(--line); border-radius: 6px;
}
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 8px 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
ul { margin: 0 0 16px; padding-left: 20px; }
code { font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; }
label { display: block; margin: 16px 0 4px; font-weight: 600; }
input {
  width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  font-variant-numeric: tabular-nums; background: var(--raised);
  border: 1px solid var(--line-strong); border-radius: 6px;
}
input[aria-invalid] { border-color: var(--fail); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
.error { margin: 4px 0; color: var(--fail); font-weight: 600; }
.summary { padding: 12px 16px; border: 1px solid var(--fail); border-radius: 6px; background: var(--fail-soft); }
.summary a { color: inherit; }
button, .button {
  display: block; width: 100%; min-height: 44px; padding: 8px 16px; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; border-radius: 6px;
  color: var(--brand-strong); background: var(--raised); border: 1px solid var(--line-strong);
}
button + button { margin-top: 8px; }
.primary { margin-top: 24px; color: var(--on-brand); background: var(--brand); border-color: var(--brand); }
.primary:hover { background: var(--brand-strong); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
