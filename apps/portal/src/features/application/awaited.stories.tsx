import type { Output } from "@polyportal/api-client/client/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./awaited.page.tsx";

type Awaited = Output<"listAwaitedProofs">["items"][number];

const waiting: Awaited = {
  id: "a-1",
  number: "TRANSFER/2026/000042",
  fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
  programme: "Inter-University Transfer",
  proof: "transcript",
  from: "Federal Polytechnic of Oil and Gas, Bonny Island",
  session: "2026/2027",
  sentAt: "2026-11-20T09:30:00.000Z",
  receivedAt: null,
};

const items: Awaited[] = [
  waiting,
  {
    ...waiting,
    id: "a-2",
    number: "DIRECT-ENTRY/2026/000007",
    fullName: "Ọ̀ṣúntóún Adébùkọ́lá",
    programme: "Direct Entry",
    proof: "verification",
    receivedAt: "2026-11-25T09:30:00.000Z",
  },
];

const meta = {
  title: "Pages/Awaited Papers",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.awaited,
    profile: superAdministrator,
    answers: {
      listSessions: sessions,
      listAwaitedProofs: { items, total: 2 },
      noteProof: {},
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Papers: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("25 November 2026"))[0]).toBeVisible();
    await expect(canvas.getAllByText("Awaited")[0]).toBeVisible();
  },
};

/** How it came is asked, for the record; the applicant is told that it did. */
export const Notes: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole("button", { name: /^Actions for TRANSFER\/2026\/000042/ }),
    );
    await userEvent.click(screen.getByRole("menuitem", { name: "Note that it came" }));
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};
