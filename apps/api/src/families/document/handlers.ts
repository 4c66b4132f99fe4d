import type { documentEndpoints } from "@polyportal/api-client/contract/document";
import type { Handlers } from "../../server/handler.ts";
import { verifyDocument } from "./verify.ts";

/** The papers that were given out. */
export const documentHandlers = { verifyDocument } satisfies Handlers<typeof documentEndpoints>;
