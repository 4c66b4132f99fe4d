import { Unstarted } from "./unstarted.tsx";
import { WaitingAmendments } from "./waiting-amendments.tsx";

/** The lists beside the work list: courses that have no sheet to list, and amendments that wait. */
export const BesideWorkList = ({ unstarted }: { unstarted: boolean }) =>
  unstarted ? <Unstarted /> : <WaitingAmendments />;
