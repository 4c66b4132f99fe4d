import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { clientAddress, networksOf, plainAddress } from "./client-address.ts";

const from = (forwarded: string | undefined, proxies: number, socket = "::ffff:10.0.0.1") =>
  clientAddress(
    {
      headers: { "x-forwarded-for": forwarded },
      socket: { remoteAddress: socket },
    } as unknown as IncomingMessage,
    proxies,
  );

test.each([
  ["1.2.3.4", "1.2.3.4"],
  ["1.2.3.4:5678", "1.2.3.4"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["[::ffff:1.2.3.4]:80", "1.2.3.4"],
  ["::ffff:102:304", "1.2.3.4"],
  ["fe80::1%eth0", "fe80::1"],
  [" 1.2.3.4 ", "1.2.3.4"],
])("%s is read as %s", (given, plain) => {
  expect(plainAddress(given)).toBe(plain);
});

test.each(["", "unknown", "_hidden", "1.2.3", "1.2.3.4:x", "[::1", "<script>", "12345"])(
  "%j is nobody's address",
  (given) => expect(plainAddress(given)).toBeUndefined(),
);

test("the address is the one that the outermost trusted proxy has seen", () => {
  expect(from("6.6.6.6, 1.2.3.4:5678, 10.0.0.2", 2)).toBe("1.2.3.4");
  expect(from("6.6.6.6, [2001:db8::1]:443", 1)).toBe("2001:db8::1");
  expect(from("1.2.3.4", 3)).toBe("1.2.3.4");
});

test("without a trusted proxy, or where it names no address, the socket's counts", () => {
  expect(from("6.6.6.6", 0)).toBe("10.0.0.1");
  expect(from(undefined, 1)).toBe("10.0.0.1");
  expect(from("unknown", 1)).toBe("10.0.0.1");
  expect(from(undefined, 0, "::1")).toBe("::1");
});

const networkOf = (address: string) => networksOf(address)[0];
const siteOf = (address: string) => networksOf(address)[1];

test("limits count an IPv6 network as one, IPv4 by the address, whatever the clothes", () => {
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("2001:db8:1:3::9")).not.toBe(networkOf("2001:db8:1:2::9"));
  expect(networkOf("::ffff:1.2.3.4")).toBe(networkOf("1.2.3.4"));
  expect(networkOf("1.2.3.5")).not.toBe(networkOf("1.2.3.4"));
  expect(networkOf("")).toBe("");
});

test("and its site beside it: all that begin with the same 48 bits", () => {
  expect(siteOf("2001:db8:1:2::9")).toBe("2001:db8:1::/48");
  expect(siteOf("2001:db8:1:ffff::1")).toBe(siteOf("2001:db8:1:2::9"));
  expect(siteOf("2001:db8:2:2::9")).not.toBe(siteOf("2001:db8:1:2::9"));
  expect(siteOf("::1")).toBe("0:0:0::/48");
  for (const address of ["1.2.3.4", "::ffff:1.2.3.4", ""]) expect(siteOf(address)).toBeUndefined();
});

test("all addresses of one network count as one, and of two networks as two", () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const network = networkOf(one);
      fc.pre(network.endsWith("::/64"));
      expect(networkOf(network.replace("::/64", ":a:b:c:d"))).toBe(network);
      expect(networkOf(other) === network).toBe(
        bits64(other) === bits64(one) && networkOf(other).endsWith("/64"),
      );
    }),
  );
});

/** The first four groups, computed in another way than in the code. */
const bits64 = (address: string) => {
  const halves = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [front, back] = halves.map((half) => half.split(":").filter(Boolean));
  const zeros = Array(8 - (front?.length ?? 0) - (back?.length ?? 0)).fill("0");
  return [...(front ?? []), ...zeros, ...(back ?? [])].slice(0, 4).join(":");
};
