import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { onPhone } from "../form/story-form.tsx";
import { PhotoField } from "./photo-field.tsx";

const meta = {
  component: PhotoField,
  args: { fullName: "Oluwaseun-Abdulrahman Chukwuemeka Ọláolúwa", onPhoto: fn() },
} satisfies Meta<typeof PhotoField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture of a camera's size with noise, which no encoder makes small. */
async function cameraPhoto(type: string, width = 3000, height = 4000): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  const pixels = new ImageData(width, height);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at++) {
    seed = (seed * 16807) % 2147483647;
    pixels.data[at] = at % 4 === 3 ? 255 : seed % 256;
  }
  context?.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob ?? ""], "IMG_20261120_104501.jpg", { type });
}

/** A photo with few colours, which is small as a lossless picture. */
async function plainPhoto(width: number, height: number): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  ["#1f3d5c", "#c58c5c", "#f0e0c8"].forEach((colour, index) => {
    if (context) context.fillStyle = colour;
    context?.fillRect((index * width) / 8, (index * height) / 8, width, height);
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([blob ?? ""], "IMG_20261120_104501.png", { type: "image/png" });
}

const upload = (root: HTMLElement, file: File) => {
  const input = root.querySelector("input[type=file]");
  if (!(input instanceof HTMLInputElement)) throw new Error("no file input");
  return userEvent.upload(input, file);
};

const photoOf = (onPhoto: unknown): File => {
  const file: unknown = (onPhoto as ReturnType<typeof fn>).mock.calls[0]?.[0];
  if (!(file instanceof File)) throw new Error("no photo was handed on");
  return file;
};

export const None: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Upload" });
    await expect(button).toHaveAccessibleDescription(/JPG, PNG or JPEG.*100kb/);
    await expect(canvas.getByText(/^Passport photograph/)).toHaveTextContent("*");
  },
};

export const OnAPhone: Story = { ...None, ...onPhone };

export const Uploaded: Story = { ...onPhone, args: { src: "/missing.jpg" } };

/** A camera's megabytes become a cropped JPEG under 100 KB, using only the keyboard. */
export const CameraPhoto: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const file = await cameraPhoto("image/jpeg");
    await expect(file.size).toBeGreaterThan(3_000_000);
    await upload(canvasElement, file);
    const crop = await canvas.findByRole(
      "group",
      { name: /Place your face in the frame/ },
      { timeout: 30_000 },
    );
    await waitFor(() => expect(crop).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("slider", { name: "Zoom" })).toHaveFocus();
    await fireEvent.change(canvas.getByRole("slider", { name: "Zoom" }), {
      target: { value: "1.5" },
    });
    await fireEvent.change(canvas.getByRole("slider", { name: "Top to bottom" }), {
      target: { value: "0" },
    });
    await userEvent.click(canvas.getByRole("button", { name: "Use this photo" }));
    await waitFor(() => expect(args.onPhoto).toHaveBeenCalled(), { timeout: 30_000 });
    const photo = photoOf(args.onPhoto);
    await expect(photo.type).toBe("image/jpeg");
    await expect(photo.size).toBeLessThan(100 * 1024);
    await expect(photo.size).toBeGreaterThan(20_000);
    const picture = await createImageBitmap(photo);
    const shown = canvas.getByRole("img", { name: args.fullName }).getBoundingClientRect();
    await expect(picture.width / picture.height).toBeCloseTo(shown.width / shown.height, 2);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Upload" })).toHaveFocus());
  },
};

export const SmallPng: Story = {
  // It looks like the camera's photo in the end.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, canvasElement }) => {
    await upload(canvasElement, await plainPhoto(300, 200));
    await userEvent.click(
      await canvas.findByRole("button", { name: "Use this photo" }, { timeout: 10_000 }),
    );
    await waitFor(() => expect(args.onPhoto).toHaveBeenCalled(), { timeout: 10_000 });
    await expect(photoOf(args.onPhoto).type).toBe("image/jpeg");
  },
};

/** A truncated file: the browser cannot decode it, and the specified words say so. */
export const Unreadable: Story = {
  ...onPhone,
  play: async ({ args, canvas, canvasElement }) => {
    await upload(canvasElement, new File(["no picture"], "IMG_0001.jpg", { type: "image/jpeg" }));
    await expect(await canvas.findByText("Invalid file type. Try again")).toBeVisible();
    await expect(args.onPhoto).not.toHaveBeenCalled();
  },
};

/** A phone's own format, where the browser cannot turn it into JPEG: what it is, and what to do. */
export const Heic: Story = {
  ...onPhone,
  tags: ["played"],
  play: async ({ args, canvas, canvasElement }) => {
    // userEvent obeys `accept`, but a file dialog can show all files.
    const files = new DataTransfer();
    files.items.add(new File(["no picture"], "IMG_0001.HEIC", { type: "image/heic" }));
    const input = canvasElement.querySelector("input[type=file]");
    await fireEvent.change(input as HTMLInputElement, { target: { files: files.files } });
    await expect(await canvas.findByText(/^This is a HEIC photo/)).toBeVisible();
    await expect(args.onPhoto).not.toHaveBeenCalled();
  },
};

/** The server's error is shown, and the crop stays for another try. */
export const RefusedByServer: Story = {
  tags: ["played"],
  args: {
    onPhoto: fn(() => Promise.reject({ message: "File too Large.", fields: {} })),
  },
  play: async ({ canvas, canvasElement }) => {
    await upload(canvasElement, await plainPhoto(300, 200));
    const use = await canvas.findByRole("button", { name: "Use this photo" }, { timeout: 10_000 });
    await userEvent.click(use);
    await expect(await canvas.findByText("File too Large.")).toBeVisible();
    await expect(use).toBeVisible();
  },
};

export const Cropping: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await upload(canvasElement, await plainPhoto(600, 800));
    await canvas.findByRole("img", { name: "Preview of your photo" }, { timeout: 10_000 });
  },
};
