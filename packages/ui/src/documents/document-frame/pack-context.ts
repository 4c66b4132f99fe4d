import { createContext } from "react";

/** Whether a paper is one of several that are printed as one file. */
export const PackContext = createContext(false);
