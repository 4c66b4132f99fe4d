import type { ReactNode } from "react";
import type { Prop, Shape } from "../reference/shape.ts";

type Shapes = Readonly<Record<string, Shape>>;

/** Where the page describes a type. */
export const shapeId = (key: string): string =>
  `type-${key.replace(/^.*\//, "").replace("#", "-")}`;

/** Every prop of a component, or field of a type: name, type, default, one sentence. */
export function PropsTable({
  label,
  props,
  shapes,
}: {
  label: string;
  props: readonly Prop[];
  shapes: Shapes;
}) {
  const sorted = props.toSorted((a, b) => Number(b.required) - Number(a.required));
  return (
    <div className="docs-table">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((prop) => (
            <tr key={prop.name}>
              <th scope="row">
                <code>{prop.name}</code>
                {prop.required && <span className="docs-required">required</span>}
              </th>
              <td>
                <code>
                  <TypeText text={prop.type} uses={prop.uses} shapes={shapes} />
                </code>
                {prop.fallback !== undefined && (
                  <span className="docs-fallback">
                    unless said <code>{prop.fallback}</code>
                  </span>
                )}
              </td>
              <td>
                <Sentence>{prop.sentence}</Sentence>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A type whose names of ours lead to where the page describes them. */
export function TypeText({
  text,
  uses,
  shapes,
}: {
  text: string;
  uses: readonly string[];
  shapes: Shapes;
}) {
  const keys = new Map(uses.map((key) => [shapes[key]?.name, key]));
  return text.split(/\b/).map((word, at): ReactNode => {
    const key = keys.get(word);
    // The words of a type have no names of their own; they never change places.
    return key ? (
      <a key={at} href={`#${shapeId(key)}`} target="_self">
        {word}
      </a>
    ) : (
      word
    );
  });
}

/** A sentence of a comment, with its `code`. */
export function Sentence({ children }: { children: string }) {
  return children
    .split("`")
    .map((text, at): ReactNode => (at % 2 === 1 ? <code key={at}>{text}</code> : text));
}
