ALTER TABLE "clients" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "role" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "invited_at" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "followers" jsonb;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_account_id_clients_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_account_id_index" ON "clients" USING btree ("account_id");--> statement-breakpoint
-- What is told of a client is told to all people of the account, but for what is a person's own. Who may call it stays as it was.
CREATE OR REPLACE FUNCTION tell(client_id text, name text, target text DEFAULT '') RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER -- who may call it needs no right on the tables
AS $$
DECLARE
	account text;
	person text;
	written text;
BEGIN
	IF NOT EXISTS (SELECT FROM news_names WHERE news_names.name = tell.name) THEN
		RAISE EXCEPTION 'There is no news "%".', tell.name USING HINT = 'It is one of: '
			|| coalesce((SELECT pg_catalog.string_agg(news_names.name, ', ' ORDER BY news_names.name) FROM news_names), 'none')
			|| '.';
	END IF;
	account := CASE WHEN tell.name NOT IN ('notifications', 'ownData', 'profile', 'session')
		THEN coalesce((SELECT clients.account_id FROM clients WHERE clients.id = tell.client_id), tell.client_id) END;
	FOR person IN
		SELECT coalesce(account, tell.client_id)
		UNION ALL SELECT clients.id FROM clients WHERE clients.account_id = account
	LOOP
		INSERT INTO events (client_id, name, target) VALUES (person, tell.name, tell.target)
			RETURNING events.key INTO written;
		-- Named in full: nobody can put a function of the same name before these.
		PERFORM pg_catalog.pg_notify('client_portal_news', pg_catalog.json_build_object(
			'id', written, 'clientId', person, 'name', tell.name, 'target', tell.target)::text);
	END LOOP;
END
$$;--> statement-breakpoint
-- A schema of the caller's own may have tables of these names, too. A function that is replaced forgets it.
DO $$
BEGIN
	EXECUTE format('ALTER FUNCTION tell(text, text, text) SET search_path = %I, pg_temp', current_schema());
END
$$;
