import type { identityCardEndpoints } from "@polyportal/api-client/contract/sundry-identity-card";
import type { transcriptEndpoints } from "@polyportal/api-client/contract/sundry-transcript";
import type { transcriptReceiptEndpoints } from "@polyportal/api-client/contract/sundry-transcript-receipt";
import type { transcriptRequestEndpoints } from "@polyportal/api-client/contract/sundry-transcript-requests";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { askTranscriptReceiver, receiveTranscript } from "./arrivals.ts";
import { changeTranscriptAddress } from "./change-transcript-address.ts";
import { dispatchTranscript } from "./dispatch-transcript.ts";
import { decideIdentityCard } from "./decide-identity-card.ts";
import { identifyGraduate, verifyGraduateCode } from "./identify-graduate.ts";
import { getIdentityCard, getIdentityCardPage, listIdentityCards } from "./identity-cards.ts";
import { transcriptRequestSource } from "./list-requests.ts";
import {
  explainTranscript,
  moveTranscript,
  returnTranscript,
  signTranscript,
} from "./move-transcript.ts";
import { getTranscriptRequest } from "./one-request.ts";
import { sendIdentityCard } from "./send-identity-card.ts";
import { answerTranscriptReceipt, openTranscriptReceipt } from "./receipts.ts";
import { createTranscriptRequest, trackTranscript } from "./transcripts.ts";

type Endpoints = typeof transcriptEndpoints &
  typeof transcriptRequestEndpoints &
  typeof transcriptReceiptEndpoints &
  typeof identityCardEndpoints;

/** Transcripts, for all three who have to do with them. */
export const transcriptHandlers = {
  // Whoever has left, and has no account any more.
  identifyGraduate,
  verifyGraduateCode,
  sendIdentityCard,
  createTranscriptRequest,
  changeTranscriptAddress,
  trackTranscript,
  // The registry.
  listTranscriptRequests: pageOf(transcriptRequestSource),
  getTranscriptRequest,
  moveTranscript,
  explainTranscript,
  signTranscript,
  returnTranscript,
  dispatchTranscript,
  receiveTranscript,
  askTranscriptReceiver,
  listIdentityCards,
  getIdentityCard,
  getIdentityCardPage,
  decideIdentityCard,
  // The receivers.
  openTranscriptReceipt,
  answerTranscriptReceipt,
} satisfies Handlers<Endpoints>;
