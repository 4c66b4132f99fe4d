/** What every page may know of a programme: it comes with the first page, so it is little. */
export type ProgrammeEntry = {
  /** Decides on the wire, where the specification's ids collide. */
  slug: string;
  /** As a heading names it: `Sub-Degree`. */
  title: string;
  /** The text before "Invoice" in breadcrumbs: `Generate {crumb} Invoice`. */
  crumb: string;
  /** `/api/{family}/…-{name}-application-…`. */
  api: { family: string; name: string };
  /** Its card on the landing page, in the order of `position`. */
  card?: { mode: number; position: number };
  /** Whether the invoice type is chosen beforehand and locked. */
  typeLocked: boolean;
  paths: {
    login: string;
    application: string;
    details: string;
    preview: string;
    generateInvoice: string;
    invoice: string;
    /** Further addresses of the same pages. */
    aliases: {
      login: readonly string[];
      application: readonly string[];
      preview: readonly string[];
    };
  };
};
