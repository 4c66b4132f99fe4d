/** What the package's types say, as the docs print it. */
export type Prop = {
  name: string;
  /** The type as its author wrote it. */
  type: string;
  required: boolean;
  /** What it is where it is left out, as code. */
  fallback?: string;
  sentence: string;
  /** The shared types in `type`, by their keys in `Reference.shapes`. */
  uses: readonly string[];
};

/** A type of ours that a prop, a parameter or another type names. */
export type Shape = {
  name: string;
  sentence: string;
  /** The declaration without its comments. */
  text: string;
  /** Its fields, where it has any. */
  members: readonly Prop[];
  /** Where it is one of several: the fields that only that one has, of each. */
  sides: readonly (readonly string[])[];
  uses: readonly string[];
  /** The file, from the root of the repository. */
  file: string;
  /** What an importer writes, where it can be imported: "@polyportal/ui/data-column". */
  specifier?: string;
};

/** One export. */
export type Part = {
  name: string;
  kind: "component" | "function" | "value" | "type";
  sentence: string;
  /** A component's own props. */
  props: readonly Prop[];
  sides: readonly (readonly string[])[];
  /** Whose attributes it takes besides: "button", or a library's part. */
  rest?: string;
  /** How a function is called, or what a value is. */
  signature?: string;
  uses: readonly string[];
};

/** One line of the package's `exports`. */
export type Module = {
  /** What an importer writes: "@polyportal/ui/button". */
  specifier: string;
  /** Its file, and the folder of that, from the root of the repository. */
  file: string;
  folder: string;
  parts: readonly Part[];
};

export type Reference = {
  modules: readonly Module[];
  shapes: Readonly<Record<string, Shape>>;
};
