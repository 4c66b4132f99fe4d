import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { groupRrr } from "@polyportal/domain/format/rrr";
import { PhotoField } from "../photo-field/photo-field.tsx";
import { onPhone } from "../form/story-form.tsx";
import { Wizard, WizardSection } from "./wizard.tsx";

const meta = {
  component: Wizard,
  args: {
    title: "Sub-Degree Application",
    header: (
      <PhotoField fullName="Oluwaseun-Abdulrahman Chukwuemeka Ọláolúwa" onPhoto={() => undefined}>
        <p className="text-14 text-ink-muted tabular-nums">RRR {groupRrr("310007769676")}</p>
      </PhotoField>
    ),
    steps: [
      { hash: "section_a", title: "Personal & Next of Kin", state: "done" },
      { hash: "section_b", title: "Educational History", state: "current" },
      { hash: "section_c", title: "O-Level Result", state: "locked" },
      { hash: "section_d", title: "Upload Documents", state: "locked" },
    ],
    children: (
      <WizardSection title="Educational History">
        <p>The section’s form.</p>
      </WizardSection>
    ),
  },
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A saved section is a link; a later one is not focusable. */
export const SecondStep: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(steps).toEqual(["#section_a", "#section_b"]);
    await expect(canvas.getByRole("link", { current: "step" })).toHaveAccessibleName(
      "Educational History (Current)",
    );
    await userEvent.click(canvas.getByText("O-Level Result"));
    await expect(window.location.hash).not.toBe("#section_c");
    await expect(canvas.getByText("O-Level Result").closest("a")).toBeNull();
  },
};

/** A section that waits for the network is open, and so is the next one. */
export const Waiting: Story = {
  args: {
    steps: [
      { hash: "section_a", title: "Personal & Next of Kin", state: "done" },
      { hash: "section_b", title: "Educational History", state: "waiting" },
      { hash: "section_c", title: "O-Level Result", state: "current" },
      { hash: "section_d", title: "Upload Documents", state: "locked" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: "Educational History (Waits to be sent)" }),
    ).toHaveAttribute("href", "#section_b");
  },
};

export const OnPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("button", { name: "Step 2 of 4: Educational History" });
    await expect(canvas.queryByRole("link", { name: /Personal/ })).toBeNull();
    await userEvent.click(bar);
    await expect(bar).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("link", { name: /Personal/ })).toBeVisible();
  },
};

/** Two wizards on a page: each heading names its section, and each list has its own name. */
export const TwoOnAPage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <main>
      <Wizard {...args} />
      <Wizard {...args} title="ND Application" label="Sections of the ND application">
        <WizardSection title="Referees">
          <p>The other section’s form.</p>
        </WizardSection>
      </Wizard>
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByRole("region", { name: "Educational History" });
    const second = canvas.getByRole("region", { name: "Referees" });
    await expect(first).not.toBe(second);
    const ids = [...canvasElement.querySelectorAll("[id]")].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

/** Back at the first of four saved sections: all are open. */
export const AllSaved: Story = {
  ...onPhone,
  args: {
    steps: [
      { hash: "section_a", title: "Personal & Next of Kin", state: "current" },
      { hash: "section_b", title: "Educational History", state: "done" },
      { hash: "section_c", title: "O-Level Result", state: "done" },
      { hash: "section_d", title: "Upload Documents", state: "open" },
    ],
  },
};
