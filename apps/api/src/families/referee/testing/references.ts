import { sampleOfEach } from "@polyportal/domain/application/fields/sample";
import { refereesIn } from "@polyportal/domain/application/steps/referees/schema";
import { pg } from "@polyportal/domain/programmes/pg";
import { ratedPoints } from "@polyportal/domain/referee/choices";
import { mailsTo } from "../../../testing/payer.ts";
import { testServer, type CallOptions } from "../../../testing/test-server.ts";
import {
  applicantAt,
  save,
  type Applicant,
  type ApplicationServer,
} from "../../application/testing/applicant.ts";

/** Words of a reference by which it is found wherever it should not be. */
export const secretWord = "plagiarised";

/** What a good referee writes, but for the changes. */
export const reference = (changes: object) => ({
  title: "Dr",
  fullName: "Okonkwo Ngọzi",
  institution: "University of Ìbàdàn",
  position: "Reader",
  phone: "08032345670",
  relationship: "Lecturer",
  yearsKnown: "4",
  ratings: Object.fromEntries(ratedPoints.map((point) => [point, "good"])),
  rank: "top-25",
  recommendation: "reservations",
  statement: `He ${secretWord} half of the report. ${"More of that. ".repeat(9)}`,
  declaration: true,
  ...changes,
});

/** A server that asks no device for a code, with what applicants and referees do on it. */
export async function referenceServer() {
  const server = await testServer({ config: { applicantCode: "never" } });
  const applications = server as unknown as ApplicationServer;
  let people = 0;

  /** Names these in the section of an application. */
  const name = (applicant: Applicant, rows: readonly object[], options?: CallOptions) =>
    save(
      applications,
      applicant,
      "referees",
      { answers: { referees: rows, neverRead: "yes" } },
      options,
    );

  /** Somebody whose form is filled in up to the referees, and who has named two whom nobody has. */
  async function named() {
    const applicant = await applicantAt(applications, pg, "referees");
    const rows = refereesIn(sampleOfEach(pg)["referees"] ?? {}).map((row) => {
      people += 1;
      return { ...row, email: `referee${people}@example.com` };
    });
    const answer = await name(applicant, rows);
    if (!answer.success) throw new Error(JSON.stringify(answer));
    return { applicant, rows };
  }

  const list = async ({ as }: Applicant) => (await server.ok("listReferees", {}, { as })).referees;

  /** The secrets of the links that went to an address, oldest first. */
  async function tokensTo(email: string): Promise<string[]> {
    const mails = await mailsTo(server, email);
    return mails.flatMap(({ body }) =>
      [...body.matchAll(/\/pg_referee_form#(\S+)/g)].map(([, token = ""]) => token),
    );
  }

  /** Asks the first of two referees; answers the secret of the link. */
  async function asked() {
    const { applicant, rows } = await named();
    const id = (await list(applicant))[0]?.id ?? "";
    await server.ok("askReferee", { id }, { as: applicant.as });
    const email = rows[0]?.email ?? "";
    const [token = ""] = await tokensTo(email);
    return { applicant, rows, id, email, token };
  }

  const give = (
    token: string,
    changes: object = {},
    files: object = {},
    options: CallOptions = {},
  ) =>
    server.request(
      "submitRefereeForm",
      { token, reference: JSON.stringify(reference(changes)), ...files },
      options,
    );

  return { server, applications, name, named, asked, list, tokensTo, give };
}
