import type { Part, Prop, Shape } from "./shape.ts";

/** A type as react-docgen says it, in which Storybook's controls are at home. */
type Described = { name: string; raw?: string; type?: string; elements?: readonly Described[] };

/** What Storybook reads at a component: `Component.__docgenInfo`. */
export function docgenInfo(part: Part, shapes: Readonly<Record<string, Shape>>) {
  const props = part.props.map(({ name, required, sentence, fallback, ...prop }) => [
    name,
    {
      required,
      description: sentence,
      tsType: described({ ...prop, name, required, sentence }, shapes),
      ...(fallback !== undefined && { defaultValue: { value: fallback, computed: false } }),
    },
  ]);
  return {
    displayName: part.name,
    description: part.sentence,
    props: Object.fromEntries(props) as Record<string, unknown>,
  };
}

function described(prop: Prop, shapes: Readonly<Record<string, Shape>>): Described {
  const named = prop.uses.map((key) => shapes[key]).find((shape) => shape?.name === prop.type);
  const type = named ? named.text.replace(/^[^=]*= |;$/g, "") : prop.type;
  if (["string", "number", "boolean"].includes(type)) return { name: type };
  if (/^("[^"]*"|\d+)( \| ("[^"]*"|\d+))+$/.test(type)) {
    const elements = type.split(" | ").map((value) => ({ name: "literal", value }));
    return { name: "union", raw: prop.type, elements };
  }
  if (/^(\(|<).*=> /.test(type)) return { name: "signature", type: "function", raw: prop.type };
  return { name: prop.type };
}
