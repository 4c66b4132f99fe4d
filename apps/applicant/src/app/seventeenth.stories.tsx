import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  forgetApplicantAccess,
  keepApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import { idOf, stepHash, stepsFor } from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import type { KnownProgramme } from "@polyportal/domain/programmes/programme";
import { catalogue, generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { definitionFiles } from "@polyportal/domain/programmes/definitions";
import { outlinesIn } from "@polyportal/domain/programmes/outline";
import { outlineFiles } from "@polyportal/domain/programmes/outlines";
import { programmePath } from "@polyportal/domain/programmes/page-paths";
import type { ProgrammeEntry } from "@polyportal/domain/programmes/programme-entry";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { seventeenth } from "@polyportal/domain/programmes/testing/seventeenth";
import { useState, type ComponentType } from "react";
import { expect, userEvent } from "storybook/test";
import { ShownPage } from "../testing/shown-page.tsx";
import { verification } from "../testing/verification.ts";
import { Page as GenerateInvoice } from "../features/invoice/generate-invoice.page.tsx";
import { Page as About } from "../features/programmes/programme.page.tsx";
import { Page as Application } from "../features/application/application.page.tsx";
import { Page as Details } from "../features/application/details.page.tsx";
import { Page as Preview } from "../features/application/preview.page.tsx";
import { Page as SignIn } from "../features/application/sign-in.page.tsx";
// These modules list the programmes when they are loaded, which hovering over a link can cause. Loaded here, before
// the seventeenth is added, they list sixteen, as stories of other files that share them expect.
import "../features/landing/landing.page.tsx";
import "../features/programmes/programmes.page.tsx";
import "../features/invoice/application-invoice.tsx";
import { lists } from "../features/application/testing/lists.ts";
import { fullRecord } from "../features/application/testing/record.ts";

/** A programme that there is not: its file, and its line in the list. */
const added = { ...seventeenth, slug: "seventeenth" } as Programme as KnownProgramme;

const done = fullRecord(added);
const begun = { ...done, formCompleted: false, completedAt: null, passport: null };
const steps = stepsFor(added, done.answers);

type Shown = { at: string; page: ComponentType; sent?: true };
const walk: readonly Shown[] = [
  { at: programmePath(added.slug), page: About },
  { at: generateInvoiceOf(added), page: GenerateInvoice },
  { at: added.paths.login, page: SignIn },
  ...steps.map((step) => ({
    at: `${added.paths.application}#${stepHash(added, idOf(step))}`,
    page: Application,
  })),
  { at: added.paths.details, page: Details },
  { at: added.paths.preview, page: Preview, sent: true },
];

/** One page after the other, for one visit of the browser. */
function Walk() {
  const [at, setAt] = useState(0);
  const shown = walk[at];
  if (!shown) return null;
  const { page: Page, sent } = shown;
  return (
    <>
      <button className="fixed right-2 bottom-2 z-50 min-h-control" onClick={() => setAt(at + 1)}>
        Next page
      </button>
      <ShownPage
        key={at}
        at={shown.at}
        answers={{
          ...lists,
          loadApplication: sent ? done : begun,
          getApplicationSlip: { ...done, screening: null, verification, references: [] },
          getMoves: { amount: 6500, programmes: [] },
          getProgrammePage: {
            open: true,
            opensAt: null,
            closesAt: null,
            session: "2026/2027",
            fees: [{ award: null, amount: 6500 }],
            departments: [],
            asOf: "2026-11-26T08:00:00Z",
          },
        }}
      >
        <Page />
      </ShownPage>
    </>
  );
}

const meta = {
  title: "Pages/Seventeenth programme",
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs"],
  beforeEach: () => {
    const list = catalogue as unknown as ProgrammeEntry[];
    const files = definitionFiles as unknown as Record<string, () => Promise<unknown>>;
    list.push(added);
    const outlines = outlineFiles as unknown as Record<string, () => Promise<unknown>>;
    files[added.slug] = () => Promise.resolve({ added });
    outlines[added.slug] = () => Promise.resolve(outlinesIn({ added }));
    keepApplicantAccess(added.slug, {
      token: "a-token",
      rrr: done.rrr,
      revision: 1,
      expires: "2026-11-23T10:30:00Z",
    });
    return () => {
      forgetApplicantAccess(added.slug);
      delete files[added.slug];
      delete outlines[added.slug];
      list.splice(list.indexOf(added), 1);
    };
  },
} satisfies Meta;

export default meta;

/** From its page before payment to its slip: every page is drawn from what its definition says. */
export const EveryPage: StoryObj<typeof meta> = {
  render: () => <Walk />,
  play: async ({ canvas }) => {
    const next = () => userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    const heading = (name: RegExp) => canvas.findByRole("heading", { level: 1, name });
    await expect(await heading(/^Seventeenth$/)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Generate an invoice" })).toBeVisible();
    await next();
    await expect(await heading(/Generate Seventeenth Invoice/)).toBeVisible();
    await next();
    await expect(await canvas.findByRole("textbox", { name: /^RRR/ })).toBeVisible();
    for (const step of steps) {
      await next();
      await expect(
        await heading(new RegExp(applicationWords.applicationOf(added.title))),
      ).toBeVisible();
      await expect(await canvas.findByRole("button", { name: "Next" })).toBeVisible();
      await expect(
        (await canvas.findAllByRole("heading", { level: 2, name: step.title }))[0],
      ).toBeVisible();
    }
    await next();
    await expect(await canvas.findByRole("link", { name: /^Continue:/ })).toBeVisible();
    await next();
    await expect(await canvas.findByRole("article")).toHaveTextContent("SEVENTEENTH APPLICATION");
  },
};
