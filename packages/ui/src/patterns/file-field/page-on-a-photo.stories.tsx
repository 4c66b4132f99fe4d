import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { scanMessages } from "@polyportal/domain/messages/scan";
import { uncheckedScan } from "@polyportal/domain/messages/unchecked-scan";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { FileField } from "./file-field.tsx";
import { keptFile } from "./kept-file.ts";

const meta = {
  component: FileField,
  args: {
    name: "oLevel",
    label: "O-level result",
    required: true,
    onUpload: fn(async () => "file-1"),
    onRemove: fn(async () => {}),
  },
  decorators: [
    (Story) => (
      <StoryForm schema={z.object({ oLevel: keptFile() })} defaults={{ oLevel: null }}>
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The worker needs this long beside other tests. */
const looking = { timeout: 20_000 };

/** A photo of a result lying askew on a desk, with a camera's noise. */
async function photoOfAPage(blurred = false): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [600, 800];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#5d4331";
  context.fillRect(0, 0, 600, 800);
  if (blurred) context.filter = "blur(4px)";
  context.translate(100, 73);
  context.rotate(0.09);
  context.fillStyle = "#e6e0d2";
  context.fillRect(0, 0, 440, 620);
  context.fillStyle = "#26262c";
  context.font = "600 20px sans-serif";
  context.fillText("Statement of Result", 40, 60);
  context.font = "14px sans-serif";
  for (let line = 0; line < 14; line++) {
    context.fillText(`${3200 + line}  Mathematics, English and Physics  B3`, 40, 113 + line * 31);
  }
  const pixels = context.getImageData(0, 0, 600, 800);
  let seed = 7;
  for (let at = 0; at < pixels.data.length; at++) {
    seed = (seed * 16807) % 2147483647;
    const grain = at % 4 === 3 ? 0 : (seed % 9) - 4;
    pixels.data[at] = (pixels.data[at] ?? 0) + grain;
  }
  context.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([blob ?? ""], "IMG_20261127_071502.png", { type: "image/png" });
}

const inputOf = (canvas: { getByLabelText: (text: RegExp) => HTMLElement }) =>
  canvas.getByLabelText(/^O-level result/);

const sentBy = (onUpload: unknown): File => {
  const file: unknown = (onUpload as ReturnType<typeof fn>).mock.calls[0]?.[0];
  if (!(file instanceof File)) throw new Error("nothing was sent");
  return file;
};

/** A page found on a photo is straightened and shown before it is sent. Its corners can be moved by keys. */
export const Found: Story = {
  tags: ["played"],
  play: async ({ args, canvas }) => {
    await userEvent.upload(inputOf(canvas), await photoOfAPage());
    const review = await canvas.findByRole(
      "group",
      { name: "Check the page: O-level result" },
      looking,
    );
    await waitFor(() => expect(review).toHaveFocus());
    const corner = within(review).getByRole("button", { name: "Top left corner" });
    await expect(corner).toHaveAccessibleDescription("17% from the left, 9% from the top");
    corner.focus();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    await expect(corner).toHaveAccessibleDescription("13% from the left, 9% from the top");
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    const use = within(review).getByRole("button", { name: "Use this page" });
    await waitFor(() => expect(use).not.toHaveAttribute("data-loading"), looking);
    await expect(within(review).queryByText(scanMessages.blurredTitle)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByRole("link", { name: `O-level result: ${uncheckedScan}` }),
    ).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const Used: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, canvas } = context;
    await Found.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Use this page" }));
    await expect(await canvas.findByText("Uploaded", {}, looking)).toBeVisible();
    await expect(canvas.queryByRole("group", { name: /^Check the page/ })).toBeNull();
    await expect(inputOf(canvas)).toHaveFocus();
    const sent = sentBy(args.onUpload);
    await expect(sent.size).toBeLessThan(100 * 1024);
    const { width, height } = await createImageBitmap(sent);
    // Only the page of the 600 by 800 photo, upright.
    await expect(Math.round(width / 10)).toBe(44);
    await expect(Math.round(height / 10)).toBe(62);
  },
};

/** Blurred writing causes a warning, but the photo can be sent. */
export const Blurred: Story = {
  ...onPhone,
  tags: ["played"],
  play: async ({ args, canvas }) => {
    await userEvent.upload(inputOf(canvas), await photoOfAPage(true));
    const warning = await canvas.findByText(scanMessages.blurredTitle, {}, looking);
    await expect(warning).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Take another photo" })).toBeEnabled();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const KeptAsItIs: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, canvas } = context;
    await Blurred.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Keep the photo as it is" }));
    await expect(await canvas.findByText("Uploaded", {}, looking)).toBeVisible();
    await expect((await createImageBitmap(sentBy(args.onUpload))).width).toBe(600);
  },
};

/** Nothing is sent, and the stored file stays. */
export const Cancelled: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, canvas } = context;
    await Blurred.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(await canvas.findByText("No file chosen")).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};
