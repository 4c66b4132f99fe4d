import type { Meta, StoryObj } from "@storybook/react-vite";
import { offline, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { paths } from "@polyportal/domain/routes/paths";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
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
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  render: () => shown({ listNotices: [] }),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("link", { name: /^Generate Invoice for/ });
    await expect(cards.length).toBeGreaterThanOrEqual(4);
    await expect(cards[0]).toHaveAttribute("href", expect.stringContaining("?application="));
  },
};

export const OnAPhone: Story = { ...Landing, globals: { viewport: { value: "phone" } } };

/** The server could not be reached for its notices: the page is complete all the same. */
export const WithoutNetwork: Story = {
  ...Landing,
  render: () => shown({ listNotices: offline() }),
};

/** Last, for the notices open by themselves only once in a visit. */
export const WithNotices: Story = {
  render: () =>
    shown({
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
  },
};
