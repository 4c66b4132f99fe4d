-- "headed" and "deaned" are "headEndorsed" and "deanApproved" from now on, in columns of their own. "state" and "headed_by" to "deaned_at" stay beside them, because the release before still reads and writes them; they go when all migrations become one with release 0.1.0. Their indexes and foreign keys move to the new columns, which always say the same.
ALTER TABLE "amendment_requests" DROP CONSTRAINT "amendment_requests_headed_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "amendment_requests" DROP CONSTRAINT "amendment_requests_deaned_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "amendment_requests_headed_by";--> statement-breakpoint
DROP INDEX "amendment_requests_deaned_by";--> statement-breakpoint
DROP INDEX "amendment_requests_open";--> statement-breakpoint
DROP INDEX "amendment_requests_state";--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD COLUMN "head_endorsed_by" uuid;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD COLUMN "head_endorsed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD COLUMN "dean_approved_by" uuid;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD COLUMN "dean_approved_at" timestamp with time zone;--> statement-breakpoint
UPDATE amendment_requests SET
	stage = CASE state WHEN 'headed' THEN 'headEndorsed' WHEN 'deaned' THEN 'deanApproved' ELSE state END,
	head_endorsed_by = headed_by, head_endorsed_at = headed_at,
	dean_approved_by = deaned_by, dean_approved_at = deaned_at;
--> statement-breakpoint
ALTER TABLE "amendment_requests" ALTER COLUMN "stage" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD CONSTRAINT "amendment_requests_head_endorsed_by_users_id_fk" FOREIGN KEY ("head_endorsed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD CONSTRAINT "amendment_requests_dean_approved_by_users_id_fk" FOREIGN KEY ("dean_approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "amendment_requests_head_endorsed_by" ON "amendment_requests" USING btree ("head_endorsed_by");--> statement-breakpoint
CREATE INDEX "amendment_requests_dean_approved_by" ON "amendment_requests" USING btree ("dean_approved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "amendment_requests_open" ON "amendment_requests" USING btree ("sheet_id","student_id") WHERE "amendment_requests"."stage" not in ('applied', 'refused');--> statement-breakpoint
CREATE INDEX "amendment_requests_state" ON "amendment_requests" USING btree ("stage","requested_at");--> statement-breakpoint
CREATE FUNCTION keep_amendment_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- This release has written where the new columns differ from before, else the one before it has. Of a new row OLD is null.
	IF (NEW.stage, NEW.head_endorsed_by, NEW.head_endorsed_at, NEW.dean_approved_by, NEW.dean_approved_at)
		IS DISTINCT FROM (OLD.stage, OLD.head_endorsed_by, OLD.head_endorsed_at, OLD.dean_approved_by, OLD.dean_approved_at) THEN
		NEW.state := CASE NEW.stage WHEN 'headEndorsed' THEN 'headed' WHEN 'deanApproved' THEN 'deaned' ELSE NEW.stage END;
		NEW.headed_by := NEW.head_endorsed_by;
		NEW.headed_at := NEW.head_endorsed_at;
		NEW.deaned_by := NEW.dean_approved_by;
		NEW.deaned_at := NEW.dean_approved_at;
	ELSE
		NEW.stage := CASE NEW.state WHEN 'headed' THEN 'headEndorsed' WHEN 'deaned' THEN 'deanApproved' ELSE NEW.state END;
		NEW.head_endorsed_by := NEW.headed_by;
		NEW.head_endorsed_at := NEW.headed_at;
		NEW.dean_approved_by := NEW.deaned_by;
		NEW.dean_approved_at := NEW.deaned_at;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER amendment_requests_keep_words BEFORE INSERT OR UPDATE ON amendment_requests FOR EACH ROW EXECUTE FUNCTION keep_amendment_words();
--> statement-breakpoint
-- Views of the list that were saved by the old words. Rows of the record of changes keep them.
UPDATE saved_views SET query = regexp_replace(regexp_replace(query,
		'(^|[?&])state=headed(?=&|$)', '\1state=headEndorsed', 'g'),
		'(^|[?&])state=deaned(?=&|$)', '\1state=deanApproved', 'g')
	WHERE list = 'listAmendments';
