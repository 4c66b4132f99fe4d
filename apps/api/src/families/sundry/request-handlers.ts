import type { transcriptRequestEndpoints } from "@polyportal/api-client/contract/sundry-transcript-requests";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { dispatchTranscript } from "./dispatch-transcript.ts";
import { transcriptRequestList } from "./list-requests.ts";
import {
  explainTranscript,
  moveTranscript,
  returnTranscript,
  signTranscript,
} from "./move-transcript.ts";
import { getTranscriptRequest } from "./one-request.ts";

/** What the registry does with requests for transcripts. */
export const transcriptRequestHandlers = {
  listTranscriptRequests: pageOf(transcriptRequestList),
  getTranscriptRequest,
  moveTranscript,
  explainTranscript,
  signTranscript,
  returnTranscript,
  dispatchTranscript,
} satisfies Handlers<typeof transcriptRequestEndpoints>;
