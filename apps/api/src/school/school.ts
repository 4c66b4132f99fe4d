import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import type { Config } from "../config.ts";

/** Where the crest's picture is served when it is no address of its own. */
export const crestPath = "/school-crest";

/** What the apps know of the school, in the page's data block as in the API's answer. */
export const schoolOf = ({ school, payment, demo }: Config): SchoolConfiguration => ({
  name: school.name,
  shortName: school.shortName,
  location: school.location,
  address: school.address,
  website: school.website,
  crest: school.crest && /^https?:\/\//.test(school.crest) ? school.crest : crestPath,
  helpLine: school.helpLine,
  elearningUrl: school.eLearningUrl,
  evotingUrl: school.eVotingUrl,
  sandboxPayments: payment.gateway === "sandbox",
  messagesShown: demo,
});
