-- Takes all tables that this migration and the three after it change, or none, as 0014 does: all of them run in one transaction.
DO $$
DECLARE
	before text := current_setting('lock_timeout');
BEGIN
	PERFORM set_config('lock_timeout', '50ms', true);
	LOOP
		BEGIN
			LOCK TABLE "clients", "tickets";
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.1);
		END;
	END LOOP;
	PERFORM set_config('lock_timeout', before, true);
END
$$;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "time_zone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "photo" text DEFAULT '' NOT NULL;
