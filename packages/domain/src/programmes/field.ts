/** What a programme asks besides the fields that have a place of their own, as data. */

/** A condition on another answer of the application; a programme's field ids are its own, each once. */
export type When =
  | { readonly field: string; readonly is: string }
  | { readonly field: string; readonly oneOf: readonly string[] }
  /** There is an answer, or there is none. */
  | { readonly field: string; readonly has: boolean };

/** One entry of a list: what is kept, and what a person reads. */
export type Choice = { readonly value: string; readonly label: string };

type Common = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What an empty answer means, where it is read back: "to date". */
  readonly unset?: string;
  /** Said where it is left empty; without one it may be. */
  readonly required?: string;
  /** Where it does not hold the field is neither shown nor kept. It asks of fields that come before. */
  readonly when?: When;
};

/** A line, or several. `least` counts characters, and says what is wrong with fewer. */
export type TextField = Common & {
  readonly type: "text" | "area";
  readonly most?: number;
  readonly least?: { readonly count: number; readonly message: string };
  /** How many words there must be, and may be, and what is said where there are not. */
  readonly words?: { readonly least: number; readonly most: number; readonly message: string };
  /**
   * A person's name, or the first and last one; a JAMB number; a phone number; an e-mail address; or a school
   * that is not this one, with what is said where it is.
   */
  readonly rule?:
    | "name"
    | "full-name"
    | "jamb-number"
    | "phone"
    | "email"
    | { readonly elsewhere: string };
};

/** A number as it is typed. The most may be what another field says. */
type NumberField = Common & {
  readonly type: "number";
  readonly least: number;
  readonly most: number | { readonly field: string };
  readonly decimals: 0 | 2;
  /** Said of what is no number of that kind. */
  readonly wrong: string;
  /** Said of one that is too large; `{most}` is what it may be. */
  readonly tooLarge: string;
};

/** A year that has begun; one that ends what another began is no earlier. */
type YearField = Common & { readonly type: "year"; readonly notBefore?: string };

/** A list that is the school's own. An answer is the entry's name, which a later list does not change. */
export type SchoolList = "campuses" | "o-level-subjects" | "entry-certificates" | "relationships";

/** A list that another answer chooses, by what was answered. */
type ChosenList = {
  readonly by: string;
  readonly lists: Readonly<Record<string, readonly Choice[]>>;
};

type ChoiceField = Common & {
  readonly type: "choice";
  /** Of a list of the school's, `of` is the answer that it is a list of: a department. */
  readonly options:
    | readonly Choice[]
    | { readonly list: SchoolList; readonly of?: string }
    | ChosenList;
  /** Fields of the same step that come before, which must have other answers, and what is said where one has not. */
  readonly unlike?: { readonly fields: readonly string[]; readonly message: string };
};

type YesNoField = Common & { readonly type: "yes-no" };

/** A box: ticked, or not; where it must be, `required` is said while it is not. */
type TickField = Omit<Common, "hint"> & { readonly type: "tick" };

/** A field that has one answer, a text. */
export type PlainField = TextField | NumberField | YearField | ChoiceField | YesNoField | TickField;

/** How many there are: always as many, or by what was answered elsewhere. */
export type Count =
  | number
  | { readonly when: When; readonly count: number; readonly otherwise: number };

/** Rows of the same fields, in the order in which they are given. */
export type RowsField = Omit<Common, "required" | "hint"> & {
  readonly type: "rows";
  readonly fields: readonly PlainField[];
  readonly min: Count;
  readonly max: Count;
  /** What is said where there are fewer. */
  readonly tooFew: string;
  /** What one of them is called, before its number: "School". */
  readonly each: string;
  /** The field that no two rows may have alike. */
  readonly once?: string;
  /** What one of them at least must be, and what is said where none is. */
  readonly some?: {
    readonly field: string;
    readonly oneOf: readonly string[];
    readonly message: string;
  };
};

export type Field = PlainField | RowsField;

export type Row = Readonly<Record<string, string>>;

/** What was answered, by the fields' ids. What is missing, null or empty is no answer. */
export type Answers = Readonly<Record<string, string | readonly Row[]>>;
