import type { DocumentKind } from "../application/steps/documents/documents.ts";
import type { ProgrammeSlug } from "./catalogue.ts";
import type { Choice, Field, When } from "./field.ts";
import type { ProgrammeEntry } from "./programme-entry.ts";

/**
 * One step of an application, from a closed catalogue: each kind has one form, one endpoint and one
 * component. What differs between programmes is named here, a set of what a step `asks` besides, never a
 * test of a slug.
 */
export type Step =
  /**
   * Besides who applies: blood group and genotype, an address, the next of kin or who pays; a subject
   * combination comes with course of study, school and department. Shopping is for another school and
   * department than those of an earlier application.
   */
  (
    | {
        kind: "personal";
        title: string;
        asks: readonly (
          | "health"
          | "address"
          | "next-of-kin"
          | "sponsor"
          | "subject-combination"
          | "shopping"
        )[];
        /** What its call is named after, where not after personal details alone. */
        call?: string;
        fields?: readonly Field[];
      }
    /**
     * Besides school and department; an option is asked where the department has any, and the alternative is
     * another department than the first.
     */
    | {
        kind: "programme";
        title: string;
        asks: readonly ("jamb" | "mode-of-study" | "option" | "alternative")[];
        fields?: readonly Field[];
      }
    | { kind: "nd-result"; title: string }
    | { kind: "institution"; title: string }
    /**
     * How many subjects of a sitting must be there; a sitting may still await its result where that is asked,
     * and be refused where it stands twice.
     */
    | {
        kind: "o-level";
        title: string;
        subjects: number;
        asks: readonly ("awaiting" | "different-sittings")[];
      }
    | { kind: "documents"; title: string; documents: readonly AskedDocument[] }
    /**
     * Who is asked about the applicant, as rows; nobody's address is the applicant's own, nor what these
     * fields of other steps say.
     */
    | {
        kind: "referees";
        title: string;
        fields: readonly Field[];
        notOf: readonly string[];
      }
    /** All of it as data. A programme may have several, told apart by what each is `of`. */
    | { kind: "form"; of: string; title: string; fields: readonly Field[] }
  ) & {
    /** Where it does not hold, the step is passed over. It asks of fields of steps that come before. */
    when?: When;
  };

/** A document; those that some applicants alone need say which, and those that are nobody's duty that. */
export type AskedDocument =
  | DocumentKind
  | {
      readonly document: DocumentKind;
      readonly when?: When;
      readonly optional?: true;
      /** It belongs to that of several rows which has the latest of a year, and is told by those of its fields. */
      readonly row?: {
        readonly of: string;
        readonly latest: string;
        readonly named: readonly string[];
      };
    };

export type StepKind = Step["kind"];

/** What tells a programme's steps apart: the kind, and of a form what it is of. */
export type StepId = Exclude<StepKind, "form"> | `form:${string}`;

/** A step of one kind. */
export type StepOf<K extends StepKind> = Extract<Step, { kind: K }>;

/** What a step of the kind may ask besides. */
export type Asked<K extends StepKind> =
  StepOf<K> extends { asks: readonly (infer What)[] } ? What : never;

/** A number that opens an application together with the RRR: JAMB's, or that of an earlier application. */
export type OpeningKey = "jambNumber" | "regNumber";

/** The rest of it, which comes with the pages of its own. */
export type ProgrammeDefinition = {
  /**
   * Counts up with each change of what is asked; none is the first. An application keeps the one that it was
   * opened with to its slip, so the one before goes to `earlier.ts`.
   */
  revision?: number;
  /** There is a newer one. */
  past?: true;
  /** The specification's own name of the application, trailing spaces included. */
  applicationName: string;
  applicationTypeId: number;
  /** Another id by which invoice forms name it. */
  invoiceTypeId?: number;
  studentTypeId: number;
  /** Answers that make another kind of student; the first that holds counts. */
  studentTypes?: readonly { readonly when: When; readonly id: number }[];
  /** What opens it besides the RRR of its paid invoice. */
  key?: OpeningKey;
  /** What one applies for, where the fee goes by it: the invoice asks, and what was paid for stands. */
  awards?: readonly Choice[];
  /** What the school still waits for once it is sent: the details page says whether it came. */
  after?: readonly ("transcript" | "verification" | "confirmation" | "references")[];
  invoice: {
    /** The two look-up forms of the specification differ in their words. */
    flow: "jupeb" | "other";
    /** Sentence of the page's info banner, where it is not that of the card. */
    info?: string;
  };
  steps: readonly Step[];
  /**
   * Where its study begins, and that of an award with a level of its own; part time is told apart by how it is
   * studied alone.
   */
  study: {
    levelId: number;
    partTime: boolean;
    byAward?: Readonly<Record<string, number>>;
  };
  /** As what it goes on, by the same RRR and without a further fee, if nobody has confirmed it in time. */
  unconfirmedAs?: ProgrammeSlug;
  /** What every page of the application says first. */
  notice?: string;
  /** The text the applicant agrees to before uploading documents. */
  declaration: string;
};

/** One admission programme, as data. */
export type Programme = ProgrammeEntry & ProgrammeDefinition;

/** A step as what comes before it knows it: there is such a step, and who is asked it. */
export type Frame = {
  readonly kind: StepKind;
  readonly title: string;
  /** Tells apart those of the kind `form`. */
  readonly of?: string;
  /** It asks fields that are data. */
  readonly data?: true;
  readonly when?: When;
};

/**
 * What a form stands on until its second section is reached: the first step whole, of the later ones the frames.
 * Each programme is an outline, too.
 */
export type Outline = ProgrammeEntry &
  Pick<ProgrammeDefinition, "revision" | "past" | "key" | "awards" | "notice"> & {
    readonly steps: readonly Frame[];
    /** The first step; absent where all of them are whole. */
    readonly first?: Step | undefined;
  };

/** A programme that the wire takes. */
export type KnownProgramme = Programme & { slug: ProgrammeSlug };
