import { expect, test } from "vitest";
import { hostelHistory } from "./hostel-history.ts";
import { bedSpaceRows, hostelRoomRows, hostelRows } from "./hostels.ts";
import { manyStudents } from "./students.ts";

const now = new Date("2026-11-20T10:00:00Z");
const roll = manyStudents({ each: 300, passwordHash: "" });
const history = hostelHistory(roll, now);
const hostelOf = new Map(
  bedSpaceRows.map(({ id, roomId }) => [
    id,
    hostelRoomRows.find((room) => room.id === roomId)?.hostelId,
  ]),
);
const thisSession = history.allocations.filter(({ sessionId }) => sessionId === 3);

test("there are two hostels for women and two for men, 120 rooms of four beds", () => {
  expect(hostelRows.map(({ gender }) => gender)).toEqual(["Female", "Female", "Male", "Male"]);
  expect(hostelRoomRows).toHaveLength(120);
  expect(bedSpaceRows).toHaveLength(480);
});

test("nobody has two beds and no bed has two people, in the hostels of their gender", () => {
  const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
  expect(unique(history.allocations.map((one) => `${one.sessionId} ${one.bedId}`))).toBe(true);
  expect(unique(history.allocations.map((one) => `${one.sessionId} ${one.studentId}`))).toBe(true);
  for (const { bedId, studentId } of history.allocations) {
    const hostel = hostelRows.find(({ id }) => id === hostelOf.get(bedId));
    expect(hostel?.gender).toBe(roll.students.find(({ id }) => id === studentId)?.gender);
  }
});

test("one hostel is nearly full, another has most of its beds, and the first room of each is full", () => {
  const booked = (hostelId: number) =>
    thisSession.filter(({ bedId }) => hostelOf.get(bedId) === hostelId).length;
  expect([1, 2, 3, 4].map(booked)).toEqual([34, 71, 26, 113]);
  const taken = new Set(thisSession.map(({ bedId }) => bedId));
  for (const { id } of hostelRows) {
    const [room] = hostelRoomRows.filter(({ hostelId }) => hostelId === id);
    const beds = bedSpaceRows.filter(({ roomId }) => roomId === room?.id);
    expect(beds.every((bed) => taken.has(bed.id))).toBe(true);
  }
});

test("each bed of this session is paid; some of the last one are owed", () => {
  const paid = new Set(history.payments.map(({ invoiceId }) => invoiceId));
  expect(thisSession.every(({ invoiceId }) => paid.has(invoiceId ?? ""))).toBe(true);
  const owed = history.allocations.filter(({ sessionId }) => sessionId === 2);
  expect(owed).toHaveLength(8);
  expect(owed.every(({ invoiceId }) => invoiceId === null)).toBe(true);
});
