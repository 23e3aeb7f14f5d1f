-- Account numbers of issued pro-formas that were no details before: those without an IBAN, and IBANs with hyphens after the country.
-- Later quotes between the two companies are compared with them.
INSERT INTO pro_forma_bank(company_id, partner_id, detail, quote_id)
SELECT seller, buyer, CASE WHEN account GLOB '[A-Z][A-Z][0-9][0-9]*' THEN 'iban:' ELSE 'account:' END || account, quote_id
FROM (
  SELECT quote_id, json_extract(document, '$.seller.companyId') AS seller, json_extract(document, '$.buyer.companyId') AS buyer,
    upper(replace(replace(replace(json_extract(document, '$.bank.account'), ' ', ''), '-', ''), '.', '')) AS account
  FROM pro_forma)
WHERE account NOT GLOB '*[^A-Z0-9]*'
ON CONFLICT DO NOTHING;
