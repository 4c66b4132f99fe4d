import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { NoticeView } from "./notice-modal.tsx";
import { NoticeModal } from "./notice-modal.tsx";

const screening: NoticeView = {
  id: "0191a1a0-0000-7000-8000-000000000001",
  title: "Screening of ND candidates for the 2026/2027 session",
  description:
    "<p>The screening of all <strong>ND candidates</strong> holds from Monday at the main hall. Come with:</p><ul><li>the printed application slip,</li><li>originals of all O-level results,</li><li>the receipt of the application fee.</li></ul>",
  startDate: "2026-11-20T08:00:00Z",
  senderName: "Office of the Registrar",
  category: "Prospective Students",
};
const resumption: NoticeView = {
  ...screening,
  id: "0191a1a0-0000-7000-8000-000000000002",
  title: "Resumption of all students",
  description: "<p>Lectures resume on <em>Monday, 4 January 2027</em>.</p>",
  category: "All Students",
};

const onOpenChange = fn();

const meta = {
  component: NoticeModal,
  args: { open: true, notices: [screening], onOpenChange },
  beforeEach: () => void onOpenChange.mockClear(),
} satisfies Meta<typeof NoticeModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Notice" });
    await expect(dialog).toHaveTextContent("20 November 2026");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Several: Story = {
  args: { notices: [screening, resumption, { ...screening, id: "3" }] },
};

export const OnAPhone: Story = { ...Several, globals: { viewport: { value: "phone" } } };

/** What a careless editor, or an attacker, may send: no script, no missing date, no endless word. */
export const BadInput: Story = {
  args: {
    notices: [
      {
        ...screening,
        title: "Oluwafunmilayo".repeat(6),
        description: '<p>Read <b>this</b>.<script>document.title = "run"</script></p>',
        startDate: "0001-01-01T00:00:00",
        senderName: "مكتب المسجل",
      },
    ],
  },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Notice" });
    await expect(dialog).not.toHaveTextContent(/Invalid Date|undefined|NaN|document\.title/);
    await expect(dialog.querySelector("script")).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Dark: Story = {
  ...Several,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
