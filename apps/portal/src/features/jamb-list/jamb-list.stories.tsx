import type { Output } from "@polyportal/api-client/client/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { jambListKind } from "@polyportal/domain/jamb-list/about";
import { jambListColumns } from "@polyportal/domain/messages/jamb-list-upload";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, userEvent } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { earlierImports, previewed, row } from "../../testing/imports.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./jamb-list.page.tsx";

type Candidate = Output<"listJambCandidates">["items"][number];

const first: Candidate = {
  id: "c-1",
  session: "2026/2027",
  list: "utme",
  jambNumber: "202610123456AB",
  fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
  gender: "Male",
  state: "Federal Capital Territory",
  lga: "Abuja Municipal Area Council",
  utmeScore: 241,
  subjects: [
    { name: "English Language", score: 60 },
    { name: "Mathematics", score: 61 },
    { name: "Physics", score: 62 },
    { name: "Chemistry", score: 58 },
  ],
  course: "Agricultural and Bio-Environmental Engineering",
  choice: "first",
  capsStatus: "approved",
  application: { number: "ND/2026/000042", sent: true },
};

const items: Candidate[] = [
  first,
  {
    ...first,
    id: "c-2",
    list: "change-of-institution",
    jambNumber: "202610123457BC",
    fullName: "Ọ̀ṣúntóún Adébùkọ́lá Grace",
    utmeScore: 188,
    choice: "change",
    capsStatus: "none",
    application: { number: "ND/2026/000043", sent: false },
  },
  {
    ...first,
    id: "c-3",
    list: "direct-entry",
    jambNumber: "202610123458CD",
    fullName: "Bello Amina",
    state: null,
    lga: null,
    utmeScore: null,
    subjects: [],
    choice: null,
    application: null,
  },
];

const changed = (line: number, own: Partial<ReturnType<typeof row>>) =>
  row(line, {
    cells: [`20261012345${line}AB`, "Okonkwo", "Chidinma", "Grace", "Female", "Anambra"],
    verdict: "Changed",
    changes: [{ column: "utmeScore", from: "214", to: "241" }],
    ...own,
  });

const meta = {
  title: "Pages/JAMB List",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.jambList,
    profile: superAdministrator,
    answers: {
      listSessions: sessions,
      listImports: earlierImports,
      listJambCandidates: { items, total: 3 },
      getImport: {
        ...previewed,
        kind: jambListKind,
        about: "2 utme",
        fileName: "utme-2026.xlsx",
        notices: [],
        missing: null,
        columns: Object.entries(jambListColumns).map(([key, { heading }]) => ({ key, heading })),
        items: [
          changed(2, {
            reasons: [
              "ND/2026/000042 was sent with what stood here: it is changed only with a tick.",
            ],
          }),
          changed(3, {}),
        ],
        new: 0,
        changed: 2,
        refused: 0,
        toTick: 1,
        total: 2,
      },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Candidates: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("202610123456AB"))[0]).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Import" })).toBeVisible();
  },
};

/** Which list of which session is chosen before its sheet. */
export const BeforeTheSheet: Story = {
  args: { at: `${staffPaths.jambList}#import` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Direct entry" })).toBeVisible();
    await expect(await canvas.findByLabelText("Your sheet")).toBeVisible();
  },
};

/** What changes an application that was sent stands first, and waits for a tick. */
export const NeedsATick: Story = {
  args: { at: `${staffPaths.jambList}?import=${previewed.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Import 1 row" })).toBeEnabled();
    await userEvent.click(
      canvas.getByRole("checkbox", { name: "Change 1 row that needs a tick, too" }),
    );
    await expect(canvas.getByRole("button", { name: "Import 2 rows" })).toBeEnabled();
  },
};
