import type { Output } from "@polyportal/api-client/client/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./results.page.tsx";
import { Page as UploadPage } from "./upload.page.tsx";

type Result = Output<"listPutmeResults">["items"][number];

const first: Result = {
  id: "0199aa00-0000-7000-8000-000000000031",
  applicationNumber: "PUTME/2026/000042",
  jambNumber: "202610123456AB",
  fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
  slug: "putme",
  programme: "PUTME",
  session: "2026/2027",
  department: "Electrical/Electronic Engineering",
  utme: 241,
  score: 61.5,
  aggregate: 60.88,
  rank: 1,
  unmet: [],
  venue: "ICT Centre, Hall B",
  state: "waiting",
  uploadedBy: "Ọ̀ṣúntóún Adébùkọ́lá",
  releasedAt: null,
  revision: 1,
};

const items: Result[] = [
  first,
  { ...first, id: "2", applicationNumber: "PUTME/2026/000043", rank: 2, state: "released" },
  {
    ...first,
    id: "3",
    applicationNumber: "PUTME/2026/000044",
    score: null,
    aggregate: null,
    rank: null,
    unmet: [
      "the aggregate is below 52.5",
      "the O-level credits of Electrical/Electronic Engineering are not met: Physics, 4 of 5",
    ],
    state: "withheld",
  },
];

const meta = {
  title: "Pages/PUTME Results",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.putmeResults,
    profile: superAdministrator,
    answers: {
      listSessions: sessions,
      listUnits: [],
      listPutmeResults: { items, total: 3 },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("PUTME/2026/000042"))[0]).toBeVisible();
    await expect(canvas.getAllByText("Absent")[0]).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Release results" })).toBeVisible();
  },
};

/** The form in which the first result is corrected. */
async function correcting() {
  const name = /^Actions for PUTME\/2026\/000042/;
  await userEvent.click(await screen.findByRole("button", { name }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Correct" }));
  return within(
    await screen.findByRole("dialog", { name: "Correct the result of PUTME/2026/000042" }),
  );
}

export const Corrects: Story = {
  play: async () => {
    const form = await correcting();
    await expect(form.getByRole("textbox", { name: /PUTME/ })).toHaveValue("61.5");
  },
};

const newer: Result = { ...first, score: 58, revision: 2 };

/** What another has corrected meanwhile is laid beside what was typed, and can be taken instead. */
export const CorrectedMeanwhile: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    answers: {
      ...meta.args.answers,
      listPutmeResults: ({ search }) => ({
        items: search === first.applicationNumber ? [newer] : items,
        total: 1,
      }),
      correctPutmeResult: ({ revision, venue }) =>
        revision === newer.revision && venue === "Hall C"
          ? {}
          : refusal("conflict", {}, "Ada Obi saved this meanwhile."),
    },
  },
  play: async () => {
    const form = await correcting();
    const [score, venue] = [/PUTME/, /Venue/].map((of) => form.getByRole("textbox", { name: of }));
    if (!score || !venue) throw new Error("Both are asked.");
    await userEvent.clear(score);
    await userEvent.type(score, "64");
    const reason = form.getByRole("textbox", { name: /Reason/ });
    await userEvent.type(reason, "The sheet was read wrongly.");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Ada Obi saved this meanwhile.")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Take theirs" }));
    await expect(score).toHaveValue("58");
    await userEvent.clear(venue);
    await userEvent.type(venue, "Hall C");
    await userEvent.type(reason, "The sheet was read wrongly.");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Upload: Story = {
  args: {
    at: staffPaths.putmeUpload,
    answers: { listSessions: sessions, listImports: { items: [], total: 0 } },
    page: UploadPage,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: /Programme/ })).toHaveValue("putme");
  },
};
