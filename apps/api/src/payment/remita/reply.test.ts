import { expect, test } from "vitest";
import { readReply } from "./reply.ts";

const generated = {
  code: "025",
  rrr: "310007769676",
  orderId: null,
  amount: null,
  paymentDate: null,
};
const json = `{"statuscode":"025","RRR":"310007769676","status":"Payment Reference generated"}`;

test.each([`jsonp (${json})`, `jsonp(${json});`, `\n jsonp  (${json}) ;\n`, json, ` ${json} `])(
  "reads %j",
  (body) => {
    expect(readReply(body)).toEqual(generated);
  },
);

test("a status reply's code is its status; its amount stays as written", () => {
  const body = `{"amount":31500.5,"RRR":"310007769676","orderId":"a-1","message":"Approved",
    "transactiontime":"2019-12-11 12:00:00 AM","paymentDate":"2019-12-11 01:00:00 PM","status":"01"}`;
  expect(readReply(body)).toEqual({
    code: "01",
    rrr: "310007769676",
    orderId: "a-1",
    amount: "31500.5",
    paymentDate: "2019-12-11 01:00:00 PM",
  });
});

test("brackets inside a jsonp reply do not end it", () => {
  expect(readReply(`jsonp ({"statuscode":"022","status":"Bad (request)"})`)?.code).toBe("022");
});

test.each([
  "",
  "Ok",
  "null",
  "[]",
  "{}",
  "jsonp ()",
  "jsonp ({)",
  `{"statuscode":""}`,
  `{"statuscode":{}}`,
  "<!doctype html><title>502 Bad Gateway</title>",
])("%j is no reply", (body) => {
  expect(readReply(body)).toBeNull();
});
