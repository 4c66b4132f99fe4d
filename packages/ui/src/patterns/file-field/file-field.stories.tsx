import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, mocked, userEvent, waitFor } from "storybook/test";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { FileField } from "./file-field.tsx";
import { keptFile } from "./kept-file.ts";

const meta = {
  component: FileField,
  args: {
    name: "birthCertificate",
    label: "Birth certificate",
    hint: sectionMessages.documentsHint,
    required: true,
    onUpload: fn(async () => "file-1"),
    onRemove: fn(async () => {}),
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({ birthCertificate: keptFile() })}
        defaults={{ birthCertificate: parameters["kept"] ?? null }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const kept = { parameters: { kept: "file-0" } };

const scan = (bytes: number, name: string, type = "image/png") =>
  new File([new Uint8Array(bytes)], name, { type });

/** Shrinking a camera's photo takes seconds, and longer beside other tests. */
const shrinking = { timeout: 45_000 };

/** A photo of a page; with noise in every pixel, no encoder can make it small. */
async function cameraScan(side: number, noise = false): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  const pixels = new ImageData(side, side);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at++) {
    seed = (seed * 16807) % 2147483647;
    const grain = noise ? seed % 256 : 200 + (seed % 40);
    pixels.data[at] = at % 4 === 3 ? 255 : grain;
  }
  context?.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([blob ?? ""], "IMG_20261120_104501.png", { type: "image/png" });
}

const inputOf = (canvas: { getByLabelText: (text: RegExp) => HTMLElement }) =>
  canvas.getByLabelText(/^Birth certificate/);

/** It is uploaded when chosen, and kept until removed. */
export const Chosen: Story = {
  tags: ["played"],
  play: async ({ args, canvas }) => {
    const input = inputOf(canvas);
    await userEvent.upload(input, scan(42_000, "birth-certificate-oluwaseun-abdulrahman.png"));
    await expect(await canvas.findByText(/\(42 KB\)/)).toBeVisible();
    await expect(await canvas.findByText("Uploaded")).toBeVisible();
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText('{"birthCertificate":"file-1"}')).toBeVisible();
  },
};

export const Removed: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, canvas } = context;
    await Chosen.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Birth certificate" }));
    await expect(await canvas.findByText("No file chosen")).toBeVisible();
    await waitFor(() => expect(inputOf(canvas)).toHaveFocus());
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** A file that could not be sent offline is kept on the page. */
export const WaitsForTheNetwork: Story = {
  tags: ["played"],
  play: async ({ args, canvas }) => {
    mocked(args.onUpload).mockRejectedValueOnce(
      Object.assign(new Error("no connection"), { kind: "offline", fields: {} }),
    );
    await userEvent.upload(inputOf(canvas), scan(42_000, "birth-certificate.png"));
    await expect(await canvas.findByText(uploadMessages.waits)).toBeVisible();
    await expect(canvas.getByText(/birth-certificate\.png/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Try again/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByRole("link", { name: `Birth certificate: ${uploadMessages.unsent}` }),
    ).toBeVisible();
  },
};

/** It is sent when the network is back. */
export const WaitedForTheNetwork: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, canvas } = context;
    await WaitsForTheNetwork.play?.(context);
    await waitFor(async () => {
      window.dispatchEvent(new Event("online"));
      await expect(args.onUpload).toHaveBeenCalledTimes(2);
    });
    await expect(await canvas.findByText("Uploaded")).toBeVisible();
    await expect(canvas.queryByText(uploadMessages.waits)).toBeNull();
  },
};

/** A stored file is shown after a reload, and can be replaced or removed. */
export const Uploaded: Story = {
  ...kept,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Uploaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Remove Birth certificate" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText('{"birthCertificate":"file-0"}')).toBeVisible();
  },
};

/** A camera's photo is shrunk on the device. */
export const Shrunk: Story = {
  tags: ["played"],
  play: async ({ args, canvas }) => {
    const photo = await cameraScan(1700);
    await expect(photo.size).toBeGreaterThan(1_000_000);
    await userEvent.upload(inputOf(canvas), photo);
    await expect(await canvas.findByText("Uploaded", {}, shrinking)).toBeVisible();
    const sent: unknown = (args.onUpload as ReturnType<typeof fn>).mock.calls[0]?.[0];
    if (!(sent instanceof File)) throw new Error("nothing was sent");
    await expect(sent.size).toBeLessThan(100 * 1024);
    await expect(sent.name).toBe("IMG_20261120_104501.jpg");
    await expect((await createImageBitmap(sent)).width).toBeGreaterThanOrEqual(800);
  },
};

/** A file that cannot be shrunk and stay readable is refused with the specified words. */
export const TooBig: Story = {
  ...onPhone,
  play: async ({ args, canvas }) => {
    await userEvent.upload(inputOf(canvas), await cameraScan(1000, true));
    await expect(
      await canvas.findByText("The file you selected is too big!", {}, shrinking),
    ).toBeVisible();
    await expect(canvas.getByText("No file chosen")).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** A refused choice keeps the stored file. */
export const WrongType: Story = {
  ...kept,
  tags: ["played"],
  play: async ({ args, canvas }) => {
    // userEvent obeys `accept`, but a file dialog can show all files.
    const files = new DataTransfer();
    files.items.add(scan(900, "certificate.svg", "image/svg+xml"));
    await fireEvent.change(inputOf(canvas), { target: { files: files.files } });
    await expect(
      await canvas.findByText("Wrong file type, ensure this is an image file!"),
    ).toBeVisible();
    await expect(canvas.getByText("Uploaded")).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const Missing: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(
      await canvas.findByRole("link", { name: "Birth certificate: Please select a file!" }),
    );
    await expect(inputOf(canvas)).toHaveFocus();
  },
};

/** The form cannot be submitted during the upload. */
export const Uploading: Story = {
  args: { progress: 62, onUpload: fn(() => new Promise<string>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.upload(inputOf(canvas), scan(99_000, "birth-certificate.png"));
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "62");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByRole("link", { name: /still being sent, please wait/ }),
    ).toBeVisible();
  },
};

/** Without a connection the file stays chosen, and can be retried. */
export const NotSent: Story = {
  ...onPhone,
  tags: ["played"],
  args: {
    onUpload: fn()
      .mockRejectedValueOnce({ message: "The school's server could not be reached.", fields: {} })
      .mockResolvedValue("file-2"),
  },
  play: async ({ args, canvas }) => {
    (args.onUpload as ReturnType<typeof fn>)
      .mockRejectedValueOnce({ message: "The school's server could not be reached.", fields: {} })
      .mockResolvedValue("file-2");
    await userEvent.upload(inputOf(canvas), scan(42_000, "birth-certificate.png"));
    await expect(
      await canvas.findByText("The school's server could not be reached."),
    ).toBeVisible();
  },
};

export const SentAgain: Story = {
  ...NotSent,
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await NotSent.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Try again Birth certificate" }));
    await expect(await canvas.findByText("Uploaded")).toBeVisible();
    await expect(canvas.queryByText("The school's server could not be reached.")).toBeNull();
  },
};

/** Removing a file that was not sent keeps the stored one. */
export const LetGo: Story = {
  ...kept,
  tags: ["played"],
  play: async ({ args, canvas }) => {
    mocked(args.onUpload).mockRejectedValueOnce(
      Object.assign(new Error("no connection"), { kind: "offline", fields: {} }),
    );
    await userEvent.upload(inputOf(canvas), scan(42_000, "birth-certificate.png"));
    await expect(await canvas.findByText(uploadMessages.waits)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Birth certificate" }));
    await expect(await canvas.findByText("Uploaded")).toBeVisible();
    await expect(canvas.queryByText(/birth-certificate\.png/)).toBeNull();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {};
export const Optional: Story = { args: { required: false, hint: undefined } };
export const Disabled: Story = { ...kept, args: { disabled: true } };

/** A broken picture shows its name, and can be removed. */
export const DoesNotLoad: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(
      inputOf(canvas),
      scan(900, "Oluwadamilola-Abdulrahman_Chukwuemeka_birth_certificate_scan_2026_11_20_fin.png"),
    );
    await expect(await canvas.findByText(/\(1 KB\)/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(
      await canvas.findByRole("button", { name: "Remove Birth certificate" }),
    ).toBeVisible();
  },
};

export const Dark: Story = { ...kept, globals: { theme: "dark" } };
