import { CheckIcon, CrossIcon } from "../../components/icon/icon.tsx";
import { readTokens } from "../contrast.ts";
import { pairs } from "../pairs.ts";
import css from "../tokens.css?raw";
import { hexOf, paintedContrast } from "./painted.ts";
import { useTokens } from "./use-tokens.ts";

const names = Object.keys(readTokens(css).light);

const groups = [
  { title: "Paper and ink", members: /^(paper|ink|line|focus)/ },
  { title: "Brand, by the school's hue", members: /brand/ },
  { title: "Attention and statuses", members: /^(clay|info|success|warning|fail|unapproved)/ },
];

/** Every colour with its value on this screen. */
export function Swatches() {
  useTokens();
  return groups.map(({ title, members }) => (
    <section key={title} className="mb-8">
      <h2 className="mb-3 text-18 font-semibold">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 text-14">
        {names
          .filter((name) => members.test(name))
          .map((name) => (
            <li key={name}>
              <div
                className="mb-1 h-16 rounded border border-line"
                style={{ background: `var(--color-${name})` }}
              />
              <code className="block">{name}</code>
              <span className="text-ink-muted tabular-nums">{hexOf(name)}</span>
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** Every pair of colours that meet, with the ratio that this screen gives them. */
export function Contrasts() {
  useTokens();
  const measured = pairs.map(([front, back, atLeast]) => {
    const found = paintedContrast(front, back);
    return { front, back, atLeast, found, enough: found >= atLeast };
  });
  const failing = measured.filter(({ enough }) => !enough).length;
  return (
    <>
      <p className="mb-4 font-semibold">
        {failing === 0
          ? "Every pair reaches what it needs."
          : `${failing} of ${measured.length} pairs do not reach what they need.`}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3 text-14">
        {measured.map(({ front, back, atLeast, found, enough }) => (
          <li key={`${front} ${back}`} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded border border-line text-18 font-semibold"
              style={{ background: `var(--color-${back})`, color: `var(--color-${front})` }}
            >
              {atLeast === 3 ? <span className="size-5 border-3 border-current" /> : "Aa"}
            </span>
            <span className="min-w-0">
              <span className="block">
                {front} on {back}
              </span>
              <span className="flex items-center gap-1 text-ink-muted tabular-nums">
                {enough ? <CheckIcon label="enough" /> : <CrossIcon label="too little" />}
                {found.toFixed(2)} of {atLeast}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
