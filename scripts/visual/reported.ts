import type { Cause } from "./causes.ts";
import type { Place } from "./look.ts";

export type Report = {
  made: string;
  causes: (Omit<Cause, "pictures"> & { items: Reported[] })[];
};

export type Reported = {
  /** `components-button/primary.360.png` */
  picture: string;
  story: string;
  component: string;
  kind: "changed" | "fresh" | "gone";
  /** Its files' name, beginning under the report's folder. */
  file: string;
  /** Where it differs; empty unless it has changed. */
  places: Place[];
};
