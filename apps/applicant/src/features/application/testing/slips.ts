import type { ApplicationSlip as ApplicationSlipRecord } from "@polyportal/api-client/contract/application";
import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { ApplicationSlip } from "@polyportal/ui/application-slip";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { verification } from "../../../testing/verification.ts";
import { slipView } from "../steps/slip-view.ts";
import { fullRecord } from "./record.ts";

const school: SchoolConfiguration = {
  name: "Alani State Polytechnic",
  shortName: "ASP",
  location: "Ijemi, Nigeria",
  address: "P.M.B. 1020, Ijemi",
  website: "https://www.school.example",
  crest: "/crest.svg",
  helpLine: "+2348000000000",
  elearningUrl: "https://elearning.example",
  evotingUrl: "https://evoting.example",
  sandboxPayments: true,
  messagesShown: true,
};

const references = [
  { fullName: "Okonkwo Ngọzi", givenAt: "2026-11-20T10:00:00Z" },
  { fullName: "Eze Ada", givenAt: null },
];

/** The slip of a record, with a seat if it has one. */
export const viewOf = (
  programme: Programme,
  record = fullRecord(programme),
  screening: ApplicationSlipRecord["screening"] = null,
) => slipView({ ...record, screening, verification, references }, programme, school, "blob:photo");

export const titlesOf = (programme: Programme) =>
  viewOf(programme).sections.map(({ title }) => title);

/** The rows of a part as text: `label: value`. */
export const rowsOf = (programme: Programme, title: string, record = fullRecord(programme)) => {
  const section = viewOf(programme, record).sections.find((part) => part.title === title);
  return section?.kind === "rows"
    ? section.rows.map(({ label, value }) => `${label}: ${value ?? "-"}`)
    : undefined;
};

export const printed = (programme: Programme, record = fullRecord(programme)): string =>
  renderToStaticMarkup(createElement(ApplicationSlip, { slip: viewOf(programme, record) }));
