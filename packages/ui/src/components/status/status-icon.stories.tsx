import type { Meta, StoryObj } from "@storybook/react-vite";
import { statusWords } from "@polyportal/domain/messages/status";
import { expect, within } from "storybook/test";
import { Alert } from "../alert/alert.tsx";
import { Badge } from "../badge/badge.tsx";
import { dismissToast, toast, toastStore } from "../toast/toast-store.ts";
import { Toaster } from "../toast/toaster.tsx";
import type { StatusKind } from "./status-icon.tsx";
import { StatusIcon } from "./status-icon.tsx";
import { Status } from "./status.tsx";

const kinds: readonly StatusKind[] = ["info", "success", "warning", "fail", "unapproved"];

const meta = {
  component: StatusIcon,
  args: { kind: "info", spoken: true },
  // The components that show a status are exported, not its icon.
  tags: ["!autodocs"],
} satisfies Meta<typeof StatusIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spoken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Information" })).toBeVisible();
  },
};

const everywhere = (
  <ul className="grid grid-cols-1 gap-6">
    {kinds.map((kind) => (
      <li key={kind} data-kind={kind} className="grid grid-cols-1 gap-3">
        <Alert status={kind} title={statusWords[kind]}>
          What happened to the application of Oluwadamilola Chukwuemeka Ogunlesi.
        </Alert>
        <p className="flex flex-wrap gap-6">
          <Badge status={kind}>{statusWords[kind]}</Badge>
          <Status kind={kind} detail="20 November 2026">
            {statusWords[kind]}
          </Status>
        </p>
      </li>
    ))}
  </ul>
);

/** The icon of an element and its colour. */
function sign(part: Element | null | undefined) {
  const icon = part?.querySelector("svg");
  if (!icon) throw new Error("A status without its icon");
  return { drawing: icon.innerHTML, colour: getComputedStyle(icon).color };
}

const ground = (part: Element | null) => part && getComputedStyle(part).backgroundColor;

/** A status has the same icon, colour, background and word in alert, badge, status and toast. */
export const AgreesEverywhere: Story = {
  render: () => (
    <>
      {everywhere}
      <Toaster />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const seen = new Set<string>();
    for (const kind of kinds) {
      const item = canvasElement.querySelector(`[data-kind=${kind}]`);
      const alert = item?.querySelector("[data-status]") ?? null;
      const badge = item?.querySelector("[data-status]") ?? null;
      const status = item?.querySelector("[data-status]:last-child") ?? null;
      toast({ title: `A notice of ${kind}`, status: kind });
      const text = await canvas.findByText(`A notice of ${kind}`);
      const notice = text.closest<HTMLElement>("[data-status]");
      if (!notice) throw new Error("No toast");
      const shown = sign(alert);
      for (const part of [badge, status, notice]) await expect(sign(part)).toEqual(shown);
      await expect(ground(badge)).toBe(ground(alert));
      await expect(within(notice).getByRole("img", { name: statusWords[kind] })).toBeVisible();
      seen.add(shown.drawing).add(shown.colour);
      toastStore.read().forEach(({ id }) => dismissToast(id));
    }
    await expect(seen.size).toBe(2 * kinds.length);
  },
};

export const AgreesInTheDark: Story = { ...AgreesEverywhere, globals: { theme: "dark" } };
