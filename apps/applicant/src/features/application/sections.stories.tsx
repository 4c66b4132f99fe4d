import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  forgetApplicantAccess,
  keepApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import { idOf, stepHash } from "@polyportal/domain/application/steps";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { hnd } from "@polyportal/domain/programmes/hnd";
import { ndPartTime } from "@polyportal/domain/programmes/nd-part-time";
import { nd } from "@polyportal/domain/programmes/nd";
import { prefillWords } from "@polyportal/domain/messages/prefill.words";
import { putme } from "@polyportal/domain/programmes/putme";
import { supplementary } from "@polyportal/domain/programmes/supplementary";
import type { Programme, StepId } from "@polyportal/domain/programmes/programme";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import { expect, waitFor, type within } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as Application } from "./application.page.tsx";
import { checkRows } from "./steps/check-rows.ts";
import { lists } from "./testing/lists.ts";
import { fullRecord } from "./testing/record.ts";

const meta = {
  title: "Pages/Application sections",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label of a field, or the question that it belongs to. */
const nameOf = (field: string): string | null | undefined => {
  const id = `[id$="-${CSS.escape(field.replaceAll(".", "-"))}"]`;
  const element = document.querySelector<HTMLElement>(`#section-form ${id}`);
  return (
    element?.getAttribute("aria-label") ??
    element?.closest<HTMLElement>("[data-question]")?.dataset["question"]
  );
};

/** A saved section. "Check your answers" uses the same labels as the fields here. */
const saved = (
  programme: Programme,
  id: StepId,
  changes: Partial<ReturnType<typeof fullRecord>> = {},
): Story => {
  const step = programme.steps.find((one) => idOf(one) === id);
  const record = {
    ...fullRecord(programme),
    formCompleted: false,
    completedAt: null,
    passport: null,
    ...changes,
  };
  return {
    beforeEach: () => {
      const { rrr } = record;
      keepApplicantAccess(programme.slug, {
        token: "a-token",
        rrr,
        revision: record.revision,
        expires: "2026-11-23T10:30:00Z",
      });
      return () => forgetApplicantAccess(programme.slug);
    },
    render: () => (
      <ShownPage
        at={`${programme.paths.application}#${stepHash(programme, id)}`}
        answers={{
          ...lists,
          listJupebOptions: [{ id: 1, name: "Agricultural Sciences" }],
          listSubjectCombinations: [{ id: 9, name: "Biology, Chemistry, Physics" }],
          loadApplication: record,
        }}
      >
        <Application />
      </ShownPage>
    ),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole("button", { name: "Next" })).toBeVisible();
      for (const { field, label } of step ? checkRows(step, record, programme) : []) {
        await waitFor(() => expect([field, nameOf(field)]).toEqual([field, expect.any(String)]));
        // The labels of a sitting's fields begin with the sitting's name.
        await expect([field, label.replace(/^.* Sitting: /, "")]).toEqual([field, nameOf(field)]);
      }
    },
  };
};

/** A record whose applicant is known from that source. */
const prefilledFrom = (source: "jamb-list" | "application") => {
  const { jamb } = fullRecord(nd);
  return { prefill: jamb && { source, ...jamb } };
};

/** The person, origin and next of kin, each under its own heading. */
export const Personal: Story = {
  ...saved(nd, "personal"),
  play: async (context) => {
    await saved(nd, "personal").play?.(context);
    await expectGroups(context.canvas, ["person", "origin", "kin"]);
  },
};

export const PersonalOnAPhone: Story = {
  ...Personal,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};
export const PersonalInTheDark: Story = { ...Personal, globals: { theme: "dark" } };

/** With the study choices of programmes that ask them in the first section. */
export const PersonalWithStudyChoices: Story = {
  ...saved(subDegree, "personal"),
  play: async (context) => {
    await saved(subDegree, "personal").play?.(context);
    await expectGroups(context.canvas, ["person", "origin", "study", "kin"]);
  },
};

export const ProgrammeWithJamb = saved(nd, "programme");
/** Known UTME values are read-only. */
export const ProgrammeWithKnownJamb: Story = {
  ...saved(putme, "programme", prefilledFrom("jamb-list")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(prefillWords.sources["jamb-list"])).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /UTME Score/ })).toBeNull();
  },
};
/** An applicant without an offer who wants another course. */
export const PersonalWithShopping: Story = {
  ...saved(supplementary, "personal", {
    ...prefilledFrom("application"),
    present: { faculty: "School of Science and Computing", department: "Statistics", fixed: true },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Statistics")).toBeVisible();
    await expect(await canvas.findByRole("combobox", { name: /^Course You Want/ })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Female" })).toBeDisabled();
  },
};
export const PersonalWithShoppingOnAPhone: Story = {
  ...PersonalWithShopping,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};
export const ProgrammeWithMode = saved(ndPartTime, "programme");
export const NdResult = saved(hnd, "nd-result");
export const Institution = saved(subDegree, "institution");
export const OLevel = saved(nd, "o-level");
export const OLevelOnAPhone: Story = {
  ...OLevel,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};
export const Documents = saved(hnd, "documents");
export const DocumentsOnAPhone: Story = {
  ...Documents,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

type Group = keyof typeof wizardMessages.groups;

async function expectGroups(
  canvas: ReturnType<typeof within>,
  groups: readonly Group[],
): Promise<void> {
  const headings: HTMLElement[] = canvas.getAllByRole("heading", { level: 3 });
  const shown = headings.map(({ textContent }) => textContent);
  const expected = groups.map((group) => wizardMessages.groups[group]);
  await expect(shown.filter((title) => expected.some((one) => one === title))).toEqual(expected);
}
