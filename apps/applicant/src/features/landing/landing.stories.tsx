import type { Meta, StoryObj } from "@storybook/react-vite";
import { offline, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { catalogue } from "@polyportal/domain/programmes/catalogue";
import { paths } from "@polyportal/domain/routes/paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { haveNew } from "./closed-notices.ts";
import { Page } from "./landing.page.tsx";

const shown = (answers: FixedAnswers) => (
  <ShownPage at={paths.landing} answers={answers}>
    <Page />
  </ShownPage>
);

const meta = {
  title: "Pages/Landing",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  beforeEach: () => localStorage.removeItem("closed-notices"),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const offer = {
  open: true,
  opensAt: null,
  from: false,
  closesAt: "2027-03-20T22:59:59Z",
  session: "2026/2027",
  sessionId: 3,
  amount: 12_500,
} as const;
const offers: FixedAnswers["listApplicationTypes"] = [
  { ...offer, id: 1, programme: "nd", name: "ND APPLICATION " },
  { ...offer, id: 2, programme: "hnd", name: "HND APPLICATION", open: false },
  { ...offer, id: 4, programme: "nd-part-time", name: "ND PART-TIME APPLICATION", closesAt: null },
  { ...offer, id: 5, programme: "sub-degree", name: "JUPEB APPLICATION" },
  { ...offer, id: 17, programme: "four-year-sandwich", name: "FOUR-YEAR", open: false },
  { ...offer, id: 9, programme: "five-year-sandwich", name: "FIVE-YEAR" },
];

export const Landing: Story = {
  render: () => shown({ listNotices: [], listApplicationTypes: offers }),
  play: async ({ canvas }) => {
    // The others are behind what is opened.
    const cards = canvas
      .getAllByRole("link", { name: /^Generate Invoice for/ })
      .filter((link) => link.checkVisibility());
    await expect(cards).toHaveLength(3);
    await expect(cards[0]).toHaveAttribute("href", expect.stringContaining("?application="));
    const nd = within(canvas.getByRole("region", { name: "ND" }));
    await expect(await nd.findByText("Fee ₦12,500.00")).toBeVisible();
    await expect(nd.getByText("Open until 20 March 2027")).toBeVisible();
    const hnd = within(canvas.getByRole("region", { name: "HND" }));
    await expect(hnd.getByText("Closed since 20 March 2027")).toBeVisible();
    const partTime = within(canvas.getByRole("region", { name: "ND Part-Time" }));
    await expect(partTime.getByText("Open")).toBeVisible();
  },
};

/** What has no card is opened by whom it is for; what is closed stands last. */
export const MoreProgrammes: Story = {
  render: () => shown({ listNotices: [], listApplicationTypes: offers }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("heading", { name: "Leaving secondary school" }));
    await expect(
      await canvas.findByRole("link", { name: "Generate Invoice for Sub-Degree" }),
    ).toHaveAttribute("href", "/generate_sub_degree_invoice?application=sub-degree");
    await userEvent.click(canvas.getByRole("heading", { name: "At work" }));
    const open = await canvas.findAllByText("Fee ₦12,500.00 · Open until 20 March 2027");
    await expect(open.filter((line) => line.checkVisibility())).toHaveLength(2);
    const forms = canvas
      .getAllByRole("link", { name: /^Application Form for .*Sandwich/ })
      .map((link) => link.getAttribute("href"));
    await expect(forms).toEqual(["/five_year_sandwich_login", "/four_year_sandwich_login"]);
    const [whenOpen, ...others] = canvas.getAllByRole("link", { name: /^Tell me when it opens/ });
    await expect(whenOpen).toHaveAttribute("href", "/programmes/four-year-sandwich");
    await expect(others).toEqual([]);
  },
};

export const MoreProgrammesOnAPhone: Story = {
  ...MoreProgrammes,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const OnAPhone: Story = {
  ...Landing,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** The server could not be reached for its notices: the page is complete all the same. */
export const WithoutNetwork: Story = {
  render: () => shown({ listNotices: offline(), listApplicationTypes: offline() }),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link", { name: /^Generate Invoice for/, hidden: true });
    await expect(links).toHaveLength(catalogue.length);
  },
};

/** They open by themselves, and not again once this device has closed them. */
export const WithNotices: Story = {
  render: () =>
    shown({
      listApplicationTypes: offers,
      listNotices: [
        {
          id: "1",
          title: "Screening of ND applicants",
          description:
            "<p>Screening of <strong>ND</strong> applicants begins on Monday, 7 December 2026. Bring the printed slip.</p>",
          startDate: "2026-11-20T08:00:00Z",
          senderName: "Registrar",
          category: "Admission",
        },
      ],
    }),
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog).toHaveTextContent("Screening of ND applicants");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByText(/begins on Monday/)).toBeVisible();
    await expect(haveNew([{ id: "1" }])).toBe(false);
    await expect(haveNew([{ id: "1" }, { id: "2" }])).toBe(true);
  },
};
