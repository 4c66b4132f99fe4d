/** What the types say of a page's exports: props, functions, and the types that these name. */
import type { ReactNode } from "react";
import type { Module, Part, Shape } from "../reference/shape.ts";
import { PropsTable, Sentence, TypeText, shapeId } from "./props-table.tsx";

type Shapes = Readonly<Record<string, Shape>>;
type Given = { modules: readonly Module[]; shapes: Shapes };

/** The components of a page that take something or have something said of them, the main one first. */
const componentsOf = (modules: readonly Module[]): Part[] =>
  modules
    .flatMap(({ parts }) => parts)
    .filter(({ kind, props, sentence }) => kind === "component" && (props.length > 0 || sentence));

/** What a page is about: the hook or the component that comes first. */
export function mainOf(modules: readonly Module[]): Part | undefined {
  const first = modules[0]?.parts[0];
  return first && /^use[A-Z]/.test(first.name) ? first : componentsOf(modules)[0];
}

export function Reference({ modules, shapes }: Given) {
  const components = componentsOf(modules);
  const named = reachable(
    modules.flatMap(({ parts }) => parts),
    shapes,
  );
  return (
    <div className="docs-reference">
      {components.length > 0 && <h2>Props</h2>}
      {components.map((part, at) => (
        <OfComponent key={part.name} part={part} shapes={shapes} isMain={at === 0} />
      ))}
      <OfFunctions modules={modules} shapes={shapes} />
      {named.length > 0 && <h2>Types</h2>}
      {named.map(([key, shape]) => (
        <OfType
          key={key}
          id={shapeId(key)}
          shape={shape}
          shapes={shapes}
          taken={takenBy(components, shape.name)}
        />
      ))}
    </div>
  );
}

/** What something is for, in a line of its own. */
export const Lead = ({ text }: { text: string }) => (
  <p className="docs-lead">
    <Sentence>{text}</Sentence>
  </p>
);

function OfComponent({ part, shapes, isMain }: { part: Part; shapes: Shapes; isMain: boolean }) {
  return (
    <section data-reference={part.name}>
      <h3>{part.name}</h3>
      {!isMain && <Lead text={part.sentence} />}
      {part.props.length > 0 && <PropsTable label={part.name} props={part.props} shapes={shapes} />}
      <Either sides={part.sides} />
      {part.rest && (
        <p>
          And every attribute of <code>{part.rest}</code>.
        </p>
      )}
      {part.props.length === 0 && !part.rest && <p>It takes no props.</p>}
    </section>
  );
}

function OfFunctions({ modules, shapes }: Given) {
  const called = modules.flatMap(({ specifier, parts }) =>
    parts
      .filter(({ kind }) => kind === "function" || kind === "value")
      .map((part) => ({ part, specifier })),
  );
  if (called.length === 0) return null;
  return (
    <>
      <h2>Functions and values</h2>
      {called.map(({ part, specifier }) => (
        <section key={part.name} data-reference={part.name}>
          <h3>{part.name}</h3>
          <Lead text={part.sentence} />
          <Signature>
            {part.name}
            {part.kind === "value" ? ": " : ""}
            <TypeText text={part.signature ?? ""} uses={part.uses} shapes={shapes} />
          </Signature>
          <p className="docs-from">
            from <code>{specifier}</code>
          </p>
        </section>
      ))}
    </>
  );
}

const Signature = ({ children }: { children: ReactNode }) => (
  <pre className="docs-signature">
    <code>{children}</code>
  </pre>
);

type OfTypeProps = { id: string; shape: Shape; shapes: Shapes; taken: string | undefined };

function OfType({ id, shape, shapes, taken }: OfTypeProps) {
  return (
    <section data-reference={shape.name}>
      <h3 id={id}>{shape.name}</h3>
      {shape.sentence && <Lead text={shape.sentence} />}
      {shape.members.length > 0 ? (
        <>
          <PropsTable label={shape.name} props={shape.members} shapes={shapes} />
          <Either sides={shape.sides} />
        </>
      ) : (
        <Signature>
          <TypeText text={shape.text} uses={shape.uses} shapes={shapes} />
        </Signature>
      )}
      {shape.specifier ? (
        <p className="docs-from">
          from <code>{shape.specifier}</code>
        </p>
      ) : (
        taken && (
          <p className="docs-from">
            in code <code>{taken}</code>
          </p>
        )
      )}
    </section>
  );
}

/** A type without an import of its own, by the name of the prop that takes it. */
export function takenBy(components: readonly Part[], type: string): string | undefined {
  for (const { name, props } of components) {
    for (const prop of props) {
      const whole = `ComponentProps<typeof ${name}>["${prop.name}"]`;
      if (prop.type === type) return prop.required ? whole : `NonNullable<${whole}>`;
      if (prop.type !== `readonly ${type}[]`) continue;
      return `${prop.required ? whole : `NonNullable<${whole}>`}[number]`;
    }
  }
  return undefined;
}

/** Which fields go together, where a type is one of several. */
function Either({ sides }: { sides: readonly (readonly string[])[] }) {
  if (sides.length === 0) return null;
  return (
    <p>
      Either{" "}
      {sides.map((names, side) => (
        <span key={names.join()}>
          {side > 0 && ", or "}
          <Sentence>{names.map((name) => `\`${name}\``).join(" with ")}</Sentence>
        </span>
      ))}
      .
    </p>
  );
}

/**
 * The types that these parts name, and that those name in turn. A component's own props are its table,
 * and not told twice.
 */
export function reachable(parts: readonly Part[], shapes: Shapes): [string, Shape][] {
  const tables = new Set(parts.map(({ kind, name }) => kind === "component" && `${name}Props`));
  const found = new Map<string, Shape>();
  const visit = (keys: readonly string[]) => {
    for (const key of keys) {
      const shape = shapes[key];
      if (!shape || found.has(key) || tables.has(shape.name)) continue;
      found.set(key, shape);
      visit([...shape.uses, ...shape.members.flatMap(({ uses }) => uses)]);
    }
  };
  for (const { uses, props } of parts) visit([...uses, ...props.flatMap(({ uses }) => uses)]);
  return [...found];
}
